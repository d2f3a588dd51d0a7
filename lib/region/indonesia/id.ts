import pictures from '@/lib/pictures/pictures.json';
import type { RegionCopy } from '../copy-types';
import { createNumberFormatters, unbroken } from '../number-formats';
import { figures } from './offer-figures';

const numbers = createNumberFormatters('id', figures.currency);
const from = numbers.amount(figures.smallestLoan);
const to = numbers.amount(figures.largestLoan);
const salary = numbers.amount(figures.smallestAnnualSalary);
const hours = numbers.hours(figures.hours);

/** Indonesia in Bahasa Indonesia. */
export const id: RegionCopy = {
  description: `Pinjaman pribadi instan mulai dari ${from} hingga ${to} dalam ${hours}.`,
  offer: {
    before: 'Pinjaman mulai dari',
    from,
    to,
    after: `dalam ${hours}`,
    highlights: [`Gaji tahunan ${salary} ke atas`],
    action: 'Tanyakan pinjaman',
  },
  slides: [
    {
      title: 'Pinjaman pribadi instan',
      text: 'Dari aplikasi di ponsel Anda.',
      picture: {
        files: pictures.indonesia.phone,
        alt: 'Ponsel dengan koin rupiah yang mengalir keluar dari layarnya',
      },
    },
    {
      title: `Dalam ${unbroken(hours)}`,
      text: `Hingga ${to}.`,
      picture: {
        files: pictures.indonesia.clock,
        alt: 'Jam dengan rentang dua jam yang ditandai pada mukanya',
      },
    },
    {
      title: 'Sudah bergaji?',
      text: `Gaji tahunan ${salary} ke atas.`,
      picture: {
        files: pictures.indonesia.payday,
        alt: 'Koin rupiah dan kalender dengan tanggal gajian yang ditandai',
      },
    },
  ],
  features: [
    { before: 'Hingga', amount: to, after: '', picture: pictures.indonesia.range },
    { before: 'Dalam', amount: hours, after: '', picture: pictures.indonesia.arrival },
    {
      before: 'Pinjaman pribadi instan',
      amount: 'di ponsel Anda',
      after: '',
      picture: pictures.indonesia.pocket,
    },
    {
      before: 'Gaji tahunan',
      amount: salary,
      after: 'ke atas',
      picture: pictures.indonesia.salary,
    },
  ],
  about: [],
  aboutPicture: pictures.indonesia.about,
  contactPicture: pictures.indonesia.contact,
  notFoundPicture: pictures.indonesia['not-found'],
};
