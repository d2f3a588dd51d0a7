import {
  formatBankCard,
  formatNumber,
  formatPhone,
} from '@/lib/prepared-for-loan-app/formats/input-formats';

test.each([
  ['a phone number', '', '', formatPhone],
  ['a phone number', 'abc', '', formatPhone],
  ['a phone number', '+91 98765 43210', '91987654321', formatPhone],
  ['a bank card', 'x', '', formatBankCard],
  ['a bank card', '1234 ', '1234', formatBankCard],
  ['a bank card', '12345', '1234 5', formatBankCard],
  ['a bank card', '6222-0200-1112-2233-445', '6222 0200 1112 2233 445', formatBankCard],
  ['a number', '', '', formatNumber],
  ['a number', '-1,234.56', '123456', formatNumber],
  ['a number', '007', '007', formatNumber],
])('the format of %s writes "%s" as "%s" (PRODUCT rule 41)', (_, typed, shown, format) => {
  expect(format(typed)).toBe(shown);
  expect(format(shown)).toBe(shown);
});
