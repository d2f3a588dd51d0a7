import pictures from '@/lib/art/pictures.json';
import type { RegionCopy } from './copy';

export const india: RegionCopy = {
  description:
    'Instant personal loans from ₹2,000 to ₹80,000 within 2 hours. Over 3 million users.',
  offer: {
    before: 'Loans from',
    from: '₹2,000',
    to: '₹80,000',
    within: 'within 2 hours',
    facts: ['Over 3 million users', 'Applicants salaried with ₹12,000 and above'],
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
      title: 'Within 2 hours',
      text: 'From ₹2,000 to ₹80,000.',
      picture: { files: pictures.india.clock, alt: 'A clock with two hours marked on its dial' },
    },
    {
      title: 'Over 3 million users',
      text: 'Salaried with ₹12,000 and above.',
      picture: { files: pictures.india.crowd, alt: 'A crowd of small figures around a rupee coin' },
    },
  ],
  features: [
    {
      before: 'Up to',
      amount: '₹80,000',
      after: '',
      picture: { files: pictures.india.range, alt: '' },
    },
    {
      before: 'Within',
      amount: '2 hours',
      after: '',
      picture: { files: pictures.india.hours, alt: '' },
    },
    {
      before: 'Over',
      amount: '3 million users',
      after: '',
      picture: { files: pictures.india.users, alt: '' },
    },
    {
      before: 'Salaried with',
      amount: '₹12,000',
      after: 'and above',
      picture: { files: pictures.india.salary, alt: '' },
    },
  ],
  about: [],
  rest: { files: pictures.india.rest, alt: '' },
  lost: { files: pictures.india.lost, alt: '' },
};
