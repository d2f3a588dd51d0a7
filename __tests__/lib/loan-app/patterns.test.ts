import fc from 'fast-check';
import { isEmail, isInteger, isLandline, isMobile, isUrl } from '@/lib/loan-app/patterns';
import { runningTimeRatio, LONG_INPUT, TIMEOUT_MS, MAX_LINEAR_RATIO } from './running-time-ratio';

const digits = (length: { minLength: number; maxLength: number }) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), ...length, size: 'max' });

const OTHER_DIGITS = ['١', '१', '１'];

describe('isMobile', () => {
  it.each(['13800138000', '10000000000', '19999999999'])('accepts %s', (text) => {
    expect(isMobile(text)).toBe(true);
  });

  it.each([
    ['is empty', ''],
    ['has ten digits', '1380013800'],
    ['has twelve digits', '138001380000'],
    ['starts with 2', '23800138000'],
    ['has a plus', '+13800138000'],
    ['has spaces', '138 0013 8000'],
    ['has a space around it', ' 13800138000'],
    ['ends in a line break', '13800138000\n'],
    ['has a letter', '1380013800o'],
  ])('refuses text that %s', (_, text) => {
    expect(isMobile(text)).toBe(false);
  });

  it('accepts 1 followed by any ten digits', () => {
    fc.assert(
      fc.property(digits({ minLength: 10, maxLength: 10 }), (rest) => isMobile(`1${rest}`)),
    );
  });

  it('refuses every other length', () => {
    fc.assert(
      fc.property(
        digits({ minLength: 0, maxLength: 30 }).filter((rest) => rest.length !== 10),
        (rest) => !isMobile(`1${rest}`),
      ),
    );
  });
});

describe('isEmail', () => {
  /** The HTML standard's expression. It defines the rule but is slow for long input. */
  const STANDARD =
    /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

  it.each([
    'a@b',
    'name@example.com',
    'first.last+tag@sub.example.co.id',
    "a!#$%&'*+/=?^_`{|}~-@example.com",
    'UPPER@EXAMPLE.COM',
    '0@0.0',
    'a@x-y.z--z.com',
    `${'a'.repeat(64)}@example.com`,
    `a@${'b'.repeat(63)}.com`,
  ])('accepts %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    ['is empty', ''],
    ['has no at sign', 'example'],
    ['has no at sign but dots', 'name.example.com'],
    ['has nothing before the at sign', '@example.com'],
    ['has nothing after it', 'name@'],
    ['has two at signs', 'a@b@c'],
    ['has an empty label', 'a@b..c'],
    ['begins its domain with a dot', 'a@.b'],
    ['ends in a dot', 'a@b.'],
    ['begins a label with a hyphen', 'a@-b.c'],
    ['ends a label with a hyphen', 'a@b-.c'],
    ['has an underscore in its domain', 'a@b_c.d'],
    ['has a space', 'a b@c.d'],
    ['has a space before it', ' a@c.d'],
    ['ends in a line break', 'a@c.d\n'],
    ['has a letter outside ASCII', 'é@c.d'],
    ['has a domain outside ASCII', 'a@é.d'],
    ['has a label of 64 characters', `a@${'b'.repeat(64)}.com`],
    ['has 65 characters before the at sign', `${'a'.repeat(65)}@example.com`],
  ])('refuses text that %s', (_, text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('accepts at most 254 characters', () => {
    const domain = (length: number) =>
      `${`${'b'.repeat(49)}.`.repeat(4)}${'c'.repeat(length - 200)}`;
    expect(isEmail(`a@${domain(252)}`)).toBe(true);
    expect(isEmail(`a@${domain(253)}`)).toBe(false);
  });

  it('follows the HTML standard within the length limits of SMTP', () => {
    const unit = fc.constantFrom('a', 'Z', '0', '-', '.', '@', '_', '+', ' ', 'é', 'b'.repeat(62));
    const part = fc.string({ unit, maxLength: 6, size: 'max' });
    fc.assert(
      fc.property(part, fc.constantFrom('@', '@a', ''), part, (before, at, after) => {
        const text = before + at + after;
        const fits = text.length <= 254 && text.indexOf('@') <= 64;
        expect(isEmail(text)).toBe(fits && STANDARD.test(text));
      }),
      { numRuns: 2000 },
    );
  });

  it('accepts generated examples', () => {
    fc.assert(fc.property(fc.emailAddress(), isEmail));
  });
});

describe('isLandline', () => {
  it.each([
    '010-62345678',
    '01062345678',
    '021-2345678',
    '0755-26543210',
    '07552654321',
    '0999-9999999',
  ])('accepts %s', (text) => {
    expect(isLandline(text)).toBe(true);
  });

  it.each([
    ['is empty', ''],
    ['has no area code', '62345678'],
    ['has an area code that does not start with 0', '110-62345678'],
    ['has an area code of two digits', '01-62345678'],
    ['has an area code of five digits', '01234-62345678'],
    ['starts its own part with 1', '010-12345678'],
    ['has six digits of its own', '010-234567'],
    ['has nine digits of its own', '0755-265432101'],
    ['has two hyphens', '010--62345678'],
    ['has something before it', 'x010-62345678'],
    ['has something after it', '010-62345678x'],
    ['ends in a line break', '010-62345678\n'],
  ])('refuses text that %s', (_, text) => {
    expect(isLandline(text)).toBe(false);
  });

  it('accepts an area code and a number, with or without a hyphen', () => {
    fc.assert(
      fc.property(
        digits({ minLength: 2, maxLength: 3 }),
        fc.constantFrom('', '-'),
        fc.constantFrom(...'23456789'),
        digits({ minLength: 6, maxLength: 7 }),
        (area, hyphen, first, rest) => isLandline(`0${area}${hyphen}${first}${rest}`),
      ),
    );
  });
});

describe('isUrl', () => {
  it.each([
    'http://example.com',
    'HTTPS://EXAMPLE.COM/',
    'https://example.com:8443/a/b?c=d&e=%20#f',
    'http://127.0.0.1',
    'http://[::1]/',
    'https://例え.jp/道',
    'https://user:secret@example.com/',
  ])('accepts %s', (text) => {
    expect(isUrl(text)).toBe(true);
  });

  it.each([
    ['is empty', ''],
    ['has no scheme', 'example.com'],
    ['has another scheme', 'ftp://example.com'],
    ['runs a script', 'javascript:alert(1)'],
    ['hides its scheme behind another', 'javascript:http://example.com'],
    ['has one slash', 'http:/example.com'],
    ['has no host', 'http://'],
    ['has a port that is none', 'http://example.com:99999'],
    ['has an open bracket', 'http://[::1'],
    ['has a space', 'http://example.com/a b'],
    ['has a space before it', ' http://example.com'],
    ['has a line break inside', 'http://exam\nple.com'],
    ['ends in a line break', 'http://example.com\n'],
    ['ends in a control character', 'http://example.com/\u0000'],
  ])('refuses text that %s', (_, text) => {
    expect(isUrl(text)).toBe(false);
  });

  it('accepts at most 8000 characters', () => {
    const url = (length: number) => 'https://example.com/'.padEnd(length, 'a');
    expect(isUrl(url(8000))).toBe(true);
    expect(isUrl(url(8001))).toBe(false);
  });

  it('accepts generated examples', () => {
    fc.assert(
      fc.property(
        fc.webUrl({
          validSchemes: ['http', 'https'],
          withQueryParameters: true,
          withFragments: true,
        }),
        isUrl,
      ),
    );
  });

  it('refuses white space and control characters', () => {
    fc.assert(
      fc.property(
        fc.webUrl(),
        fc.nat(),
        fc.constantFrom(...' \t\n\r\u0000\u001f\u007f\u0085\u00a0'),
        (url, at, alien) => {
          const place = at % (url.length + 1);
          return !isUrl(`${url.slice(0, place)}${alien}${url.slice(place)}`);
        },
      ),
    );
  });
});

describe('isInteger', () => {
  it.each(['0', '7', '-7', '007', '-0', '9'.repeat(400)])('accepts %s', (text) => {
    expect(isInteger(text)).toBe(true);
  });

  it.each([
    '',
    '-',
    '+7',
    '--7',
    '7-',
    '1.0',
    '1e3',
    '0x1f',
    ' 7',
    '7\n',
    '1,000',
    'x7',
    '7x',
    '∞',
  ])('is not %j', (text) => {
    expect(isInteger(text)).toBe(false);
  });

  it('accepts every bigint', () => {
    fc.assert(fc.property(fc.bigInt(), (value) => isInteger(String(value))));
  });

  it('accepts only digits with an optional minus in front', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'-+.0123456789e '), maxLength: 8 }),
        (text) => {
          expect(isInteger(text)).toBe(/\d/.test(text) && !/[+.e ]/.test(text) && !/.-/.test(text));
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('every pattern', () => {
  const patterns = { isMobile, isEmail, isLandline, isUrl, isInteger };

  it.each(Object.entries(patterns))('%s refuses digits of another script', (_, matches) => {
    for (const digit of OTHER_DIGITS) {
      expect(matches(`1${digit.repeat(10)}`)).toBe(false);
      expect(matches(digit)).toBe(false);
    }
  });

  /** Distinct ideographs: Punycode takes longer for each new character. */
  const ideographs = (count: number) =>
    String.fromCodePoint(
      ...Array.from({ length: count }, (_, index) => 0x20000 + (index % 42_000)),
    );

  const adversaries: [string, (length: number) => string][] = [
    ['ones', (length) => '1'.repeat(length)],
    ['ones and a letter', (length) => `${'1'.repeat(length)}x`],
    ['zeros and a hyphen', (length) => `${'0'.repeat(length)}-`],
    ['hyphens', (length) => '-'.repeat(length)],
    ['a minus and digits and a dot', (length) => `-${'9'.repeat(length)}.`],
    ['at signs', (length) => '@'.repeat(length)],
    ['a local part without end', (length) => 'a.'.repeat(length / 2)],
    ['an address of many labels', (length) => `a@${'a.'.repeat(length / 2)}!`],
    ['an address of one label', (length) => `a@${'a-'.repeat(length / 2)}`],
    ['a URL of dots and slashes', (length) => `http://a/${'../'.repeat(length / 3)}`],
    ['a URL of at signs', (length) => `http://${'@'.repeat(length)}`],
    ['a URL of brackets', (length) => `http://${'['.repeat(length)}`],
    ['a URL that ends in a space', (length) => `http://${'a'.repeat(length)} `],
    ['a URL whose host has every ideograph', (length) => `http://${ideographs(length / 2)}`],
    ['unpaired surrogates', (length) => '\ud800'.repeat(length)],
  ];

  it.each(Object.entries(patterns))(
    '%s takes linear time for any input',
    (_, matches) => {
      for (const [name, input] of adversaries) {
        expect([name, runningTimeRatio(matches, input, LONG_INPUT) < MAX_LINEAR_RATIO]).toEqual([
          name,
          true,
        ]);
      }
    },
    TIMEOUT_MS,
  );
});
