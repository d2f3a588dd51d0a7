import { numberWriter } from '@/lib/loan/write-number';
import { createNumberFormatters } from '@/lib/region/formats';
import { VARIANTS } from '@/lib/region/variants';

test.each(VARIANTS)('numbers of $locale are written as by the build', ({ language, region }) => {
  const { number } = createNumberFormatters(language, region);
  const write = numberWriter(number(1_234_567.8));
  const values = [0, 7, 999, 1000, 12_345, 99_999, 100_000, 9_999_999, 123_456_789_012, 18.5, 0.05];
  expect(values.map((value) => write(value))).toEqual(values.map(number));
});

test.each([
  ['12,34,567.8', '0.3333', '1,234.50'],
  ['1.234.567,8', '0,3333', '1.234,50'],
])('in the style of %s, a third is %s, and an exact amount %s', (sample, third, exact) => {
  const write = numberWriter(sample);
  expect([write(1 / 3), write(1234.5, 2)]).toEqual([third, exact]);
});
