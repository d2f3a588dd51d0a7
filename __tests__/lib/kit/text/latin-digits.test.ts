import { withLatinDigits } from '@/lib/kit/text';

test('digits of the scripts of India become Latin ones, and separators stay', () => {
  const written = ['५,००,०००', '০১২৩৪৫৬৭৮৯', '௦௯', '౪౨ రోజులు', 'Rp1.000'];
  expect(written.map(withLatinDigits)).toEqual([
    '5,00,000',
    '0123456789',
    '09',
    '42 రోజులు',
    'Rp1.000',
  ]);
});
