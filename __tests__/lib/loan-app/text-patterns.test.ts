import { isEmail, isInteger, isLandline, isMobile, isUrl } from '@/lib/loan-app/text-patterns';

test.each([
  ['13800138000', true],
  ['1380013800', false],
  ['138001380000', false],
  ['23800138000', false],
  ['+13800138000', false],
  ['13800138000\n', false],
  ['', false],
])('%j is a mobile number: %p', (text, expected) => {
  expect(isMobile(text)).toBe(expected);
});

test.each([
  ['a@b', true],
  ["a!#$%&'*+/=?^_`{|}~-.c@sub.x-y.z--z.COM", true],
  [`a@${'b'.repeat(63)}.com`, true],
  [`a@${'b'.repeat(64)}.com`, false],
  ['name.example.com', false],
  ['@example.com', false],
  ['name@', false],
  ['a@b@c', false],
  ['a@b..c', false],
  ['a@-b.c', false],
  ['a@b-.c', false],
  ['a b@c.d', false],
  ['a@c.d\n', false],
  ['é@c.d', false],
  ['', false],
])('%j is an email address: %p', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});

test.each([
  ['010-62345678', true],
  ['01062345678', true],
  ['0755-2345678', true],
  ['62345678', false],
  ['110-62345678', false],
  ['01-62345678', false],
  ['01234-62345678', false],
  ['010-12345678', false],
  ['010-234567', false],
  ['0755-265432101', false],
  ['010--62345678', false],
  ['010-62345678\n', false],
  ['', false],
])('%j is a landline number: %p', (text, expected) => {
  expect(isLandline(text)).toBe(expected);
});

test.each([
  ['http://example.com', true],
  ['HTTPS://EXAMPLE.COM:8443/a/b?c=d&e=%20#f', true],
  ['https://例え.jp/道', true],
  ['example.com', false],
  ['ftp://example.com', false],
  ['javascript:http://example.com', false],
  ['http:/example.com', false],
  ['http://', false],
  ['http://example.com:99999', false],
  ['http://example.com/a b', false],
  ['http://example.com/a\u0001b', false],
  ['http://example.com\n', false],
  ['', false],
])('%j is a URL: %p', (text, expected) => {
  expect(isUrl(text)).toBe(expected);
});

test.each([
  ['0', true],
  ['-7', true],
  ['007', true],
  ['9'.repeat(400), true],
  ['-', false],
  ['+7', false],
  ['7-', false],
  ['1.0', false],
  ['1e3', false],
  ['7\n', false],
  ['', false],
])('%j is an integer: %p', (text, expected) => {
  expect(isInteger(text)).toBe(expected);
});
