import { headersFromUrl } from '@/lib/prepared-for-loan-app/client/headers-from-url';

const headersOf = (query: string) =>
  headersFromUrl({ 'Session-Id': 'sessionId' }, `https://loan.example/app?${query}`);

test.each([
  ['sessionId=one&sessionId=two', 'one'],
  ['sessionId=a%2Bb%2Fc%3D+~', 'a+b/c= ~'],
  ['sessionId=a', 'a'],
  [`sessionId=${'a'.repeat(2048)}`, 'a'.repeat(2048)],
])('the header for %s has the first value, decoded', (query, value) => {
  expect(headersOf(query)).toEqual({ 'Session-Id': value });
});

test.each([
  ['is absent', 'a=b'],
  ['is empty', 'sessionId='],
  ['begins with a space', 'sessionId=+abc'],
  ['ends in a space', 'sessionId=abc+'],
  ['injects a header after a line break', 'sessionId=abc%0d%0aX-Admin:+1'],
  ['ends in a line break', 'sessionId=abc%0a'],
  ['has a tab', 'sessionId=a%09b'],
  ['has a delete character', 'sessionId=a%7fb'],
  ['is not ASCII', 'sessionId=%E0%A4%B9'],
  ['has a broken encoding', 'sessionId=%ff%fe'],
  ['is longer than 2048 characters', `sessionId=${'a'.repeat(2049)}`],
])('a parameter that %s gives no header', (_, query) => {
  expect(headersOf(query)).toEqual({});
});
