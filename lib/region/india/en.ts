import pictures from '@/lib/pictures/pictures.json';
import type { RegionCopy } from '../copy-types';
import { createNumberFormatters, unbroken } from '../number-formats';
import { figures } from './offer-figures';

const numbers = createNumberFormatters('en', figures.currency);
const from = numbers.amount(figures.smallestLoan);
const to = numbers.amount(figures.largestLoan);
const salary = numbers.amount(figures.smallestSalary);
const hours = numbers.hours(figures.hours);
const users = `${numbers.count(figures.users)} users`;

/** India in English, word for word as PRODUCT rule 5 has it. */
export const en: RegionCopy = {
  description: `Instant personal loans from ${from} to ${to} within ${hours}. Over ${users}.`,
  offer: {
    before: 'Loans from',
    from,
    to,
    after: `within ${hours}`,
    highlights: [`Over ${users}`, `Applicants salaried with ${salary} and above`],
    action: 'Ask about a loan',
  },
  slides: [
    {
      title: 'Instant personal loans',
      text: 'From the app on your phone.',
      picture: {
        files: pictures.india.phone,
        alt: 'A phone with rupee coins pouring out of its screen',
      },
    },
    {
      title: `Within ${unbroken(hours)}`,
      text: `From ${from} to ${to}.`,
      picture: { files: pictures.india.clock, alt: 'A clock with two hours marked on its dial' },
    },
    {
      title: `Over ${unbroken(users)}`,
      text: `Salaried with ${salary} and above.`,
      picture: { files: pictures.india.crowd, alt: 'A group of people around a rupee coin' },
    },
  ],
  features: [
    { before: 'Up to', amount: to, after: '', picture: pictures.india.range },
    { before: 'Within', amount: hours, after: '', picture: pictures.india.arrival },
    { before: 'Over', amount: users, after: '', picture: pictures.india.users },
    { before: 'Salaried with', amount: salary, after: 'and above', picture: pictures.india.salary },
  ],
  about: [],
  aboutPicture: pictures.india.about,
  contactPicture: pictures.india.contact,
  notFoundPicture: pictures.india['not-found'],
};
