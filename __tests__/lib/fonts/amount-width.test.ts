import { widthInEms } from '@/lib/fonts/amount-width';
import displayFont from '@/lib/fonts/display-font.json';

test('the width of an amount is the sum of its advance widths, in ems with two decimals', () => {
  const { '0': digit, ',': comma, ' ': space, R, p, '₹': rupee } = displayFont.advanceWidths;
  const rounded = (ems: number) => Number(ems.toFixed(2));

  expect(widthInEms('₹2,000')).toBe(rounded(rupee + 4 * digit + comma));
  expect(widthInEms('Rp 1,000')).toBe(rounded(R + p + space + 4 * digit + comma));
});

test('an amount with a character that the display font does not contain is an error', () => {
  expect(() => widthInEms('৳5')).toThrow(
    'The display font does not contain "৳" of the amount "৳5".',
  );
});
