import { QUERY_PARAMETER_HEADERS, headersFromUrl } from '@/lib/loan-app/client/headers-from-url';

const PAGE = 'https://loan.example/app';

function sessionHeader(query: string): string | undefined {
  return headersFromUrl({ 'Session-Id': 'sessionId' }, `${PAGE}?sessionId=${query}`)['Session-Id'];
}

test('an absent parameter gives no header', () => {
  expect(headersFromUrl(QUERY_PARAMETER_HEADERS.json, PAGE)).toEqual({});
});

test.each([
  ['one&sessionId=two', 'one'],
  ['a%2Bb%2Fc%3D+~', 'a+b/c= ~'],
  ['a'.repeat(2048), 'a'.repeat(2048)],
])('the header for %s has the first value, decoded', (query, value) => {
  expect(sessionHeader(query)).toBe(value);
});

test.each([
  ['is empty', ''],
  ['begins with a space', '+abc'],
  ['ends in a space', 'abc+'],
  ['injects a header after a line break', 'abc%0d%0aX-Admin:+1'],
  ['ends in a line break', 'abc%0a'],
  ['has a tab', 'a%09b'],
  ['has a delete character', 'a%7fb'],
  ['is not ASCII', '%E0%A4%B9'],
  ['has a broken encoding', '%ff%fe'],
  ['is longer than 2048 characters', 'a'.repeat(2049)],
])('a parameter that %s gives no header', (_, query) => {
  expect(sessionHeader(query)).toBeUndefined();
});
