import pictures from '@/lib/art/pictures.json';
import type { RegionCopy } from './copy';

export const indonesia: RegionCopy = {
  description: 'Instant personal loans from Rp 1,000,000 to Rp 15,000,000 within 2 hours.',
  offer: {
    before: 'Loans from',
    from: 'Rp 1,000,000',
    to: 'Rp 15,000,000',
    within: 'within 2 hours',
    facts: ['Annual salary Rp 5,000,000 and above'],
    action: 'Ask about a loan',
    terms: { termInDays: '', interestRate: '', repaymentDate: '' },
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
      title: 'Within 2 hours',
      text: 'Up to Rp\u00a015,000,000.',
      picture: {
        files: pictures.indonesia.clock,
        alt: 'A clock with two hours marked on its dial',
      },
    },
    {
      title: 'Salaried?',
      text: 'Annual salary Rp\u00a05,000,000 and above.',
      picture: {
        files: pictures.indonesia.payday,
        alt: 'A calendar with payday marked, and rupiah coins',
      },
    },
  ],
  features: [
    {
      title: 'Rp 15,000,000',
      text: 'Loans start at Rp\u00a01,000,000.',
      picture: { files: pictures.indonesia.range, alt: '' },
    },
    {
      title: '2 hours',
      text: 'Loans within 2 hours.',
      picture: { files: pictures.indonesia.hours, alt: '' },
    },
    {
      title: 'On your phone',
      text: 'Instant personal loans by phone app.',
      picture: { files: pictures.indonesia.pocket, alt: '' },
    },
    {
      title: 'Rp 5,000,000',
      text: 'Annual salary Rp\u00a05,000,000 and above.',
      picture: { files: pictures.indonesia.salary, alt: '' },
    },
  ],
  about: [],
  rest: { files: pictures.indonesia.rest, alt: '' },
  lost: { files: pictures.indonesia.lost, alt: '' },
};
