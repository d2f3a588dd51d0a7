import pictures from '@/lib/region/pictures.json';
import type { RegionCopy } from '../copy-types';
import { withNoBreakSpaces } from '../number-formats';
import { offerFigures } from './offer-figures';

const { from, to, shortFrom, shortTo, annualSalary: salary, hours } = offerFigures('id');
const { indonesia: art } = pictures;

export const id: RegionCopy = {
  description: `Pinjaman pribadi instan mulai dari ${from} hingga ${to} dalam ${hours}.`,
  offer: {
    before: 'Pinjaman mulai dari',
    from: shortFrom,
    to: shortTo,
    range: [from, to],
    after: `dalam ${hours}`,
    action: 'Tanyakan pinjaman',
  },
  slides: [
    {
      title: 'Pinjaman pribadi instan',
      text: 'Dari aplikasi di ponsel Anda.',
      picture: {
        files: art.phone,
        alt: 'Ponsel dengan koin rupiah yang mengalir keluar dari layarnya',
      },
    },
    {
      title: `Dalam ${withNoBreakSpaces(hours)}`,
      text: 'Untuk pemohon bergaji.',
      picture: { files: art.clock, alt: 'Jam dengan rentang dua jam yang ditandai pada mukanya' },
    },
    {
      title: 'Sudah bergaji?',
      text: `Gaji tahunan ${salary} ke atas.`,
      picture: {
        files: art.payday,
        alt: 'Koin rupiah dan kalender dengan tanggal gajian yang ditandai',
      },
    },
  ],
  features: [
    { before: 'Gaji tahunan', amount: salary, after: 'ke atas', picture: art.salary },
    { before: 'Dalam', amount: hours, after: '', picture: art.arrival },
    { before: 'Pinjaman pribadi instan', amount: 'di ponsel Anda', after: '', picture: art.pocket },
    { before: 'Hingga', amount: to, after: '', picture: art.range },
  ],
  escalation:
    'Jika pengaduan Anda belum terselesaikan, Anda dapat menghubungi OJK di 157 atau LAPS SJK.',
  performance: {
    tkb0: 'TKB0',
    tkb30: 'TKB30',
    tkb60: 'TKB60',
    tkb90: 'TKB90',
    funded: 'Total pendanaan',
    lenders: 'Jumlah pemberi dana',
    borrowers: 'Jumlah penerima dana',
    day: 'Data per tanggal',
  },
  art,
};
