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
      before: 'Up to',
      amount: 'Rp 15,000,000',
      after: '',
      picture: { files: pictures.indonesia.range, alt: '' },
    },
    {
      before: 'Within',
      amount: '2 hours',
      after: '',
      picture: { files: pictures.indonesia.hours, alt: '' },
    },
    {
      before: 'Instant personal loans',
      amount: 'on your phone',
      after: '',
      picture: { files: pictures.indonesia.pocket, alt: '' },
    },
    {
      before: 'Annual salary',
      amount: 'Rp 5,000,000',
      after: 'and above',
      picture: { files: pictures.indonesia.salary, alt: '' },
    },
  ],
  about: [],
  rest: { files: pictures.indonesia.rest, alt: '' },
  lost: { files: pictures.indonesia.lost, alt: '' },
};
