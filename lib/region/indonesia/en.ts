import pictures from '@/lib/pictures/pictures.json';
import type { RegionCopy } from '../copy-types';
import { createNumberFormatters, unbroken } from '../number-formats';
import { figures } from './offer-figures';

const numbers = createNumberFormatters('en', figures.currency);
const from = numbers.amount(figures.smallestLoan);
const to = numbers.amount(figures.largestLoan);
const salary = numbers.amount(figures.smallestAnnualSalary);
const hours = numbers.hours(figures.hours);

/** Indonesia in English, word for word as PRODUCT rule 6 has it. */
export const en: RegionCopy = {
  description: `Instant personal loans from ${from} to ${to} within ${hours}.`,
  offer: {
    before: 'Loans from',
    from,
    to,
    after: `within ${hours}`,
    highlights: [`Annual salary ${unbroken(salary)} and above`],
    action: 'Ask about a loan',
  },
  slides: [
    {
      title: 'Instant personal loans',
      text: 'From the app on your phone.',
      picture: {
        files: pictures.indonesia.phone,
        alt: 'A phone with rupiah coins pouring out of its screen',
      },
    },
    {
      title: `Within ${unbroken(hours)}`,
      text: `Up to ${unbroken(to)}.`,
      picture: {
        files: pictures.indonesia.clock,
        alt: 'A clock with two hours marked on its dial',
      },
    },
    {
      title: 'Salaried?',
      text: `Annual salary ${unbroken(salary)} and above.`,
      picture: {
        files: pictures.indonesia.payday,
        alt: 'A calendar with payday marked, and rupiah coins',
      },
    },
  ],
  features: [
    { before: 'Up to', amount: to, after: '', picture: pictures.indonesia.range },
    { before: 'Within', amount: hours, after: '', picture: pictures.indonesia.arrival },
    {
      before: 'Instant personal loans',
      amount: 'on your phone',
      after: '',
      picture: pictures.indonesia.pocket,
    },
    {
      before: 'Annual salary',
      amount: salary,
      after: 'and above',
      picture: pictures.indonesia.salary,
    },
  ],
  about: [],
  aboutPicture: pictures.indonesia.about,
  contactPicture: pictures.indonesia.contact,
  notFoundPicture: pictures.indonesia['not-found'],
};
