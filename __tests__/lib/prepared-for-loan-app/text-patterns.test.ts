import {
  isEmail,
  isInteger,
  isLandline,
  isMobile,
  isUrl,
} from '@/lib/prepared-for-loan-app/text-patterns';

const PATTERNS = {
  'a mobile number': {
    matches: isMobile,
    accepted: ['13800138000'],
    refused: ['1380013800', '138001380000', '23800138000', '+13800138000', '13800138000\n'],
  },
  'an email address': {
    matches: isEmail,
    accepted: ['a@b', "a!#$%&'*+/=?^_`{|}~-.c@sub.x-y.z--z.COM", `a@${'b'.repeat(63)}.com`],
    refused: [
      ...[`a@${'b'.repeat(64)}.com`, 'name.example.com', '@example.com', 'name@', 'a@b@c', 'é@c.d'],
      ...['a@b..c', 'a@-b.c', 'a@b-.c', 'a b@c.d', 'a@c.d e', 'a@c.d\n'],
    ],
  },
  'a landline number': {
    matches: isLandline,
    accepted: ['010-62345678', '01062345678', '0755-2345678'],
    refused: [
      ...['62345678', '1010-62345678', '01-62345678', '01234-62345678', '010-12345678'],
      ...['010-234567', '0755-265432101', '010--62345678', '010-62345678\n'],
    ],
  },
  'a URL': {
    matches: isUrl,
    accepted: [
      ...['http://example.com', 'HTTPS://EXAMPLE.COM:8443/a/b?c=d&e=%20#f', 'https://例え.jp/道'],
    ],
    refused: [
      ...['example.com', 'ftp://example.com', 'javascript:http://example.com', 'http:/example.com'],
      ...['http://', 'http://example.com:99999', 'http://example.com/a b', 'http://example.com\n'],
      'http://example.com/a\u0001b',
    ],
  },
  'an integer': {
    matches: isInteger,
    accepted: ['0', '-7', '007', '9'.repeat(400)],
    refused: ['-', '+7', '7-', '1.0', '1e3', '7\n'],
  },
};

describe.each(Object.entries(PATTERNS))('%s (PRODUCT rule 40)', (_, pattern) => {
  test.each(pattern.accepted)('may be %j', (text) => {
    expect(pattern.matches(text)).toBe(true);
  });

  test.each(['', ...pattern.refused])('may not be %j', (text) => {
    expect(pattern.matches(text)).toBe(false);
  });
});
