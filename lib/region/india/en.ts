import pictures from '@/lib/region/pictures.json';
import type { RegionCopy } from '../copy-types';
import { withNoBreakSpaces } from '../number-formats';
import { offerFigures } from './offer-figures';

const { from, to, salary, hours, users: count } = offerFigures('en');
const users = `${count} users`;
const { india: art } = pictures;

/** India in English, word for word as PRODUCT rule 5 has it. */
export const en: RegionCopy = {
  description: `Instant personal loans from ${from} to ${to} within ${hours}. Over ${users}.`,
  offer: {
    before: 'Loans from',
    from,
    to,
    range: [from, to],
    after: `within ${hours}`,
    action: 'Ask about a loan',
  },
  slides: [
    {
      title: 'Instant personal loans',
      text: 'From the app on your phone.',
      picture: { files: art.phone, alt: 'A phone with rupee coins pouring out of its screen' },
    },
    {
      title: `Within ${withNoBreakSpaces(hours)}`,
      text: 'For salaried applicants.',
      picture: { files: art.clock, alt: 'A clock with two hours marked on its dial' },
    },
    {
      title: `Over ${withNoBreakSpaces(users)}`,
      text: `Salaried with ${salary} and above.`,
      picture: { files: art.crowd, alt: 'A group of people around a rupee coin' },
    },
  ],
  features: [
    { before: 'Over', amount: count, after: 'users', picture: art.users },
    { before: 'Within', amount: hours, after: '', picture: art.arrival },
    { before: 'Applicants salaried with', amount: salary, after: 'and above', picture: art.salary },
    { before: 'Up to', amount: to, after: '', picture: art.range },
  ],
  escalation:
    'If we have not settled your complaint within 30 days, you can complain to the Reserve Bank of India.',
  art,
};
