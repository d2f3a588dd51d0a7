import pictures from '@/lib/region/pictures.json';
import type { RegionCopy } from '../copy-types';
import { withNoBreakSpaces } from '../number-formats';
import { offerFigures } from './offer-figures';

const { from, to, annualSalary: salary, hours } = offerFigures('en');
const { indonesia: art } = pictures;

/** Indonesia in English, word for word as PRODUCT rule 6 has it. */
export const en: RegionCopy = {
  description: `Instant personal loans from ${from} to ${to} within ${hours}.`,
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
      picture: { files: art.phone, alt: 'A phone with rupiah coins pouring out of its screen' },
    },
    {
      title: `Within ${withNoBreakSpaces(hours)}`,
      text: 'For salaried applicants.',
      picture: { files: art.clock, alt: 'A clock with two hours marked on its dial' },
    },
    {
      title: 'Salaried?',
      text: `Annual salary ${withNoBreakSpaces(salary)} and above.`,
      picture: { files: art.payday, alt: 'A calendar with payday marked, and rupiah coins' },
    },
  ],
  features: [
    { before: 'Annual salary', amount: salary, after: 'and above', picture: art.salary },
    { before: 'Within', amount: hours, after: '', picture: art.arrival },
    { before: 'Instant personal loans', amount: 'on your phone', after: '', picture: art.pocket },
    { before: 'Up to', amount: to, after: '', picture: art.range },
  ],
  escalation: 'If we have not settled your complaint, you can call OJK at 157 or turn to LAPS SJK.',
  performance: {
    tkb0: 'TKB0',
    tkb30: 'TKB30',
    tkb60: 'TKB60',
    tkb90: 'TKB90',
    funded: 'Amount funded',
    lenders: 'Lenders',
    borrowers: 'Borrowers',
    day: 'Figures of',
  },
  art,
};
