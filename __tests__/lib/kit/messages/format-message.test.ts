import { formatMessage } from '@/lib/kit/messages/format-message';

test.each([
  ['{n} of {count}', { n: 2, count: 3 }, '2 of 3'],
  ['{n, plural, one {# day} other {# days}}', { n: 1 }, '1 day'],
  ["Don't, at <b> {place}", { place: '$& home' }, "Don't, at <b> $& home"],
  [
    'up to {to}{time, select, off {} other { within {time}}}',
    { to: '9', time: '1 h' },
    'up to 9 within 1 h',
  ],
  [
    'up to {to}{time, select, off {} other { within {time}}}',
    { to: '9', time: undefined },
    'up to 9',
  ],
])('%s with %j', (message, values, text) => {
  expect(formatMessage(message, 'en', values)).toBe(text);
});

test.each(['Over {users} users', '{users}', '{to, select, off {} other {{users}}}'])(
  '%s is left out if it would show a value that is not available',
  (message) => {
    expect(formatMessage(message, 'en', { users: undefined, to: '9' })).toBeUndefined();
  },
);

test.each(['{unknown}', 'a {b'])('%s is an error that shows the message', (message) => {
  expect(() => formatMessage(message, 'ml', {})).toThrow(`"${message}" (ml)`);
});
