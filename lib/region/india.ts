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
    terms: { termInDays: '', interestRate: '', repaymentDate: '' },
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
      title: '₹80,000',
      text: 'Loans start at ₹2,000.',
      picture: { files: pictures.india.range, alt: '' },
    },
    {
      title: '2 hours',
      text: 'Loans within 2 hours.',
      picture: { files: pictures.india.hours, alt: '' },
    },
    {
      title: '3 million',
      text: 'Over 3 million users.',
      picture: { files: pictures.india.users, alt: '' },
    },
    {
      title: '₹12,000',
      text: 'For applicants salaried with ₹12,000 and above.',
      picture: { files: pictures.india.salary, alt: '' },
    },
  ],
  about: [],
  rest: { files: pictures.india.rest, alt: '' },
  lost: { files: pictures.india.lost, alt: '' },
};
