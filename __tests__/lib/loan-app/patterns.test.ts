import { isEmail, isInteger, isLandline, isMobile, isUrl } from '@/lib/loan-app/patterns';

const longDomain = (length: number) =>
  `${`${'b'.repeat(49)}.`.repeat(4)}${'c'.repeat(length - 200)}`;
const longUrl = (length: number) => 'https://example.com/'.padEnd(length, 'a');

interface Examples {
  readonly accepts: readonly string[];
  /** Why a text is refused, and the text. */
  readonly refuses: Readonly<Record<string, string>>;
}

const EXAMPLES: readonly (readonly [string, (text: string) => boolean, Examples])[] = [
  [
    'isMobile',
    isMobile,
    {
      accepts: ['13800138000', '10000000000'],
      refuses: {
        'ten digits': '1380013800',
        'twelve digits': '138001380000',
        'another first digit': '23800138000',
        'a country code': '+13800138000',
        'a space': ' 13800138000',
        'a line break at its end': '13800138000\n',
        'digits of another script': '1١١١١١١١١١١',
      },
    },
  ],
  [
    'isEmail',
    isEmail,
    {
      accepts: [
        'a@b',
        "a!#$%&'*+/=?^_`{|}~-.c@sub.x-y.z--z.com",
        'UPPER@EXAMPLE.COM',
        `${'a'.repeat(64)}@example.com`,
        `a@${'b'.repeat(63)}.com`,
        `a@${longDomain(252)}`,
      ],
      refuses: {
        'no at sign': 'name.example.com',
        'nothing before the at sign': '@example.com',
        'nothing after the at sign': 'name@',
        'two at signs': 'a@b@c',
        'an empty label': 'a@b..c',
        'a hyphen at the start of a label': 'a@-b.c',
        'a hyphen at the end of a label': 'a@b-.c',
        'an underscore in its domain': 'a@b_c.d',
        'a space': ' a@c.d',
        'a line break at its end': 'a@c.d\n',
        'a letter outside ASCII': 'é@c.d',
        'a label of 64 characters': `a@${'b'.repeat(64)}.com`,
        '65 characters before the at sign': `${'a'.repeat(65)}@example.com`,
        '255 characters': `a@${longDomain(253)}`,
      },
    },
  ],
  [
    'isLandline',
    isLandline,
    {
      accepts: ['010-62345678', '01062345678', '021-2345678', '0755-26543210', '0999-9999999'],
      refuses: {
        'no area code': '62345678',
        'an area code that does not start with 0': '110-62345678',
        'an area code of two digits': '01-62345678',
        'an area code of five digits': '01234-62345678',
        'a number that starts with 1': '010-12345678',
        'a number of six digits': '010-234567',
        'a number of nine digits': '0755-265432101',
        'two hyphens': '010--62345678',
        'a letter before it': 'x010-62345678',
        'a line break at its end': '010-62345678\n',
      },
    },
  ],
  [
    'isUrl',
    isUrl,
    {
      accepts: [
        'http://example.com',
        'HTTPS://EXAMPLE.COM:8443/a/b?c=d&e=%20#f',
        'http://[::1]/',
        'https://例え.jp/道',
        longUrl(8000),
      ],
      refuses: {
        'no scheme': 'example.com',
        'another scheme': 'ftp://example.com',
        'a script before it': 'javascript:http://example.com',
        'one slash': 'http:/example.com',
        'no host': 'http://',
        'a port that is none': 'http://example.com:99999',
        'a space': 'http://example.com/a b',
        'a line break at its end': 'http://example.com\n',
        'a control character': 'http://example.com/\u0000',
        '8001 characters': longUrl(8001),
      },
    },
  ],
  [
    'isInteger',
    isInteger,
    {
      accepts: ['0', '-7', '007', '9'.repeat(400)],
      refuses: {
        'only a minus': '-',
        'a plus': '+7',
        'two minuses': '--7',
        'a minus at its end': '7-',
        'a decimal mark': '1.0',
        'an exponent': '1e3',
        'a space': ' 7',
        'a line break at its end': '7\n',
        'digits of another script': '１',
      },
    },
  ],
];

describe.each(EXAMPLES)('%s', (_, matches, { accepts, refuses }) => {
  test.each(accepts)('accepts %s', (text) => {
    expect(matches(text)).toBe(true);
  });

  test.each(Object.entries(refuses))('refuses a text with %s', (__, text) => {
    expect(matches(text)).toBe(false);
  });

  test('refuses an empty text', () => {
    expect(matches('')).toBe(false);
  });
});
