import { isSiteText, SITE_TEXT_LIMIT } from '@/lib/config/text-validation';

test.each([
  'Example Finance',
  'ऋण वित्त',
  'شركة التمويل',
  'Müller & Söhne, “Kredit”',
  'x'.repeat(SITE_TEXT_LIMIT),
])('a name can be shown: %p', (value) => {
  expect(isSiteText(value)).toBe(true);
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a number', 42],
  ['an object', { toString: () => 'Example' }],
  ['an empty text', ''],
  ['blanks', ' \u00a0 '],
  ['a zero byte', 'Example\u0000'],
  ['a bidirectional override', 'Example \u202eecnaniF'],
  ['a bidirectional isolate', 'Example \u2066Finance'],
  ['a right-to-left mark', 'Example\u200f'],
])('%s cannot be shown', (_, value) => {
  expect(isSiteText(value)).toBe(false);
});
