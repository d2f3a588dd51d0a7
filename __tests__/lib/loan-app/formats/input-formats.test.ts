import fc from 'fast-check';
import { formatBankCard, formatNumber, formatPhone } from '@/lib/loan-app/formats/input-formats';
import { typedText } from './arbitraries';

test.each([
  ['a phone number', '', '', formatPhone],
  ['a phone number', 'abc', '', formatPhone],
  ['a phone number', '+91 98765 43210', '91987654321', formatPhone],
  ['a phone number', '९८७६५४३२१०', '9876543210', formatPhone],
  ['a bank card', 'x', '', formatBankCard],
  ['a bank card', '1234 ', '1234', formatBankCard],
  ['a bank card', '12345', '1234 5', formatBankCard],
  ['a bank card', '6222-0200-1112-2233-445', '6222 0200 1112 2233 445', formatBankCard],
  ['a number', '', '', formatNumber],
  ['a number', '-1,234.56', '123456', formatNumber],
  ['a number', '007', '007', formatNumber],
])('the format of %s writes "%s" as "%s" (PRODUCT rule 41)', (_, typed, shown, format) => {
  expect(format(typed)).toBe(shown);
});

test.each(Object.entries({ formatPhone, formatBankCard, formatNumber }))(
  '%s is idempotent and keeps prefixes, which the caret relies on',
  (_, format) => {
    fc.assert(
      fc.property(typedText, typedText, (beginning, rest) => {
        const shown = format(beginning + rest);
        expect(format(shown)).toBe(shown);
        expect(shown.startsWith(format(beginning))).toBe(true);
      }),
    );
  },
);
