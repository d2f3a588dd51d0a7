import { isEmailAddress, isSiteText, SITE_TEXT_LIMIT } from '@/lib/config/text-validation';

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

test.each(['care@company.example', 'a.b+c@mail.company.co.in'])(
  '%s is an email address',
  (value) => {
    expect(isEmailAddress(value)).toBe(true);
  },
);

test.each([
  '',
  'care',
  'care@',
  '@company.example',
  'care@company',
  'care@.example',
  'a b@company.example',
  'a@b@company.example',
  'javascript:alert(1)@company.example',
  'care@company.example\n',
  'care@company.example.',
])('%p is not an email address', (value) => {
  expect(isEmailAddress(value)).toBe(false);
});
