import { asciiDigits } from '@/lib/loan-app/formats/ascii-digits';

/** CLDR's names of the supported numbering systems. */
const SUPPORTED =
  'latn arab arabext deva beng guru gujr orya tamldec telu knda mlym olck mtei fullwide'.split(' ');

test.each(SUPPORTED)('digits of the numbering system %s become ASCII', (numberingSystem) => {
  const { format } = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false });
  expect(asciiDigits(format(9876543210))).toBe('9876543210');
});

test.each([
  ['digits of a script that no visitor types', '᠐᠑᠒'],
  ['superscripts', '⁰¹²'],
  ['ideographs for numbers', '一二三'],
  ['unpaired surrogates', '\ud835\udc00\ud835'],
  ['the neighbours of digits', '/:٪॰'],
  ['letters, signs and spaces', 'x -+.,₹'],
])('%s are removed', (_, text) => {
  expect(asciiDigits(text)).toBe('');
});
