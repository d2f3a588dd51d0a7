import { parseSettings } from '@/lib/config/parse-settings';
import { SITE_TEXT_LIMIT } from '@/lib/config/text-validation';

/** Every text of a tree of values. */
const textsIn = (tree: unknown): string[] =>
  typeof tree === 'string' ? [tree] : Object.values(tree as object).flatMap(textsIn);

/** Pages of any site: those of an app may be fragments, and a query may select one. */
const PAGES = [
  'https://h5.company.example/#/privacy',
  'https://www.company.example/page.html?id=12&lang=en#top',
  'https://medium.com/@company/privacy',
  'https://company.example/?mail=care@company.example',
];

test.each([
  ['COM_NAME', 'ऋण वित्त'],
  ['COM_NAME', 'شركة التمويل'],
  ['COM_NAME', 'Müller & Söhne, “Kredit”'],
  ['COM_NAME', 'क्\u200dष ऋण 👩\u200d💼 ❤\ufe0f'],
  ['COM_NAME', 'x'.repeat(SITE_TEXT_LIMIT)],
  ['COM_NAME', 'Acme\u00a0 Finance', 'Acme Finance'],
  ['EMAIL', ' care@company.example ', 'care@company.example'],
  ['EMAIL', 'a.b+c@mail.company.co.in'],
  ['PHONE', '+91\u00a022\u202f5550 0100\u00a0', '+91 22 5550 0100'],
  ['PHONE', '1800-5550'],
  ['PHONE', '112'],
  ['PHONE', '(022) 5550 0100'],
  ['PHONE', '123456789012345'],
  ['PHONE', '  ', ''],
  ['HTTP_URL', 'HTTPS://WWW.Acme.example:443/', 'https://www.acme.example'],
  ['HTTP_URL', 'http://localhost:3000'],
  ['TERMS_URL', 'https://ऋण.example/id/', 'https://xn--r1b2c.example/id/'],
  ...['PRIVACY_URL', 'TERMS_URL', 'LENDER_URL', 'APP_URL'].flatMap((name) =>
    PAGES.map((url) => [name, url] as const),
  ),
  ['CONTACT_URL', 'https://formspree.io/f/abcdwxyz'],
  ['CONTACT_URL', 'https://api.company.example:8443/contact?site=1'],
  ['CONTACT_URL', 'https://company.example/', 'https://company.example'],
  [
    'CONTACT_URL',
    "https://formulare.müller.example:8443/f%20orm/größe?a='b'&c=$now",
    'https://formulare.xn--mller-kva.example:8443/f%20orm/gr%C3%B6%C3%9Fe?a=%27b%27&c=$now',
  ],
  ['CONTACT_URL', 'http://localhost:3000/contact'],
  ['CONTACT_URL', 'http://127.0.0.1'],
  ['EVENTS_URL', 'https://plausible.example/api/event'],
  ['CONTACT_FIELDS', 'access_key=a-b&_subject=A message & more=&form-name='],
  [
    'CONTACT_REDIRECT_ORIGINS',
    'https://script.googleusercontent.com/, http://localhost:4000',
    'https://script.googleusercontent.com http://localhost:4000',
  ],
])('%s may be %j', (...row) => {
  const [name = '', written = '', arrives = written] = row;
  const { settings, problems } = parseSettings({ [`NEXT_PUBLIC_${name}`]: written });

  expect(problems).toEqual([]);
  expect(textsIn(settings).filter(Boolean)).toEqual(arrives ? [arrives] : []);
});

const REFUSED: Readonly<Record<string, readonly (readonly [string, ...string[]])[]>> = {
  'text of up to 500 characters without angle brackets, line breaks, invisible characters and U+FFFD':
    [
      [
        'COM_NAME',
        '<b>Acme</b>',
        'Soci\ufffdt\ufffd',
        '\u200b',
        '\ud800',
        'Example\u0000',
        '\u2800',
        'a > b',
      ],
      ['COM_NAME', 'Example \u202eecnaniF', 'Example \u2066Finance', 'Example\u200f'],
      ['ADDRESS', 'x'.repeat(501), '2 Road\nMumbai'],
    ],
  'an email address such as care@company.example': [
    ['EMAIL', 'care', 'care@', '@company.example', 'care@company', 'care@.example'],
    ['EMAIL', 'a b@company.example', 'a@b@company.example', 'care@company.example.'],
    ['EMAIL', 'javascript:alert(1)@company.example', 'a?cc=x@b.co', 'a@b.co,c@d.co'],
    ['COMPLAINTS_EMAIL', 'care@company.\nexample'],
  ],
  'a phone number of 3 to 15 digits, with spaces, dashes and parentheses, such as +91 22 5550 0100':
    [
      ['PHONE', 'call us', '---', '12', '22 + 33', '1234567890123456'],
      ['PHONE', '+91 22 5550 0100 ext 5', 'ext 5 of 5550 0100'],
    ],
  'an opaque CSS colour such as #ffb400 or oklch(0.8 0.17 80)': [
    ['BACKGROUND', 'bluish', 'beef'],
    ['FONT_COLOR', '#22104d80'],
  ],
  'on or off': [['OFFLINE_CACHE', 'yes', 'ON']],
  'a URL that begins with https:// or http://, and then a host name': [
    ['HTTP_URL', 'acme.example', 'https:acme.example', 'ftp://acme.example'],
    ['HTTP_URL', 'view+https://acme.example', 'https+unix://acme.example'],
    ['TERMS_URL', 'javascript:alert(1)//https://acme.example'],
    ['APP_API', '/api'],
  ],
  'a URL without spaces and backslashes': [
    ['PRIVACY_URL', 'https://acme.example\\@other.example', 'https://a.example/privacy policy'],
  ],
  'a URL with a host name such as www.company.example': [
    ['HTTP_URL', 'https://a"b.example', 'https://a&b.example', 'https://acme..example'],
    ['PRIVACY_URL', 'https://?id=12', 'https://a-.example'],
  ],
  'a URL without a user name and password': [
    ['HTTP_URL', 'https://user:pw@acme.example'],
    ['CONTACT_URL', 'https://user:secret@company.example'],
    [
      'PRIVACY_URL',
      'https://@acme.example/a',
      'https:///user:pw@acme.example',
      'http://u@a.b/c?d#e',
    ],
  ],
  'the URL of a folder, with letters, digits, dots and dashes in its path': [
    ['HTTP_URL', 'https://acme.example/index.html', "https://acme.example/it's/", 'https://a.b//c'],
  ],
  'a URL without a query': [
    ['HTTP_URL', 'https://acme.example?a'],
    ['APP_API', 'https://api.acme.example/?v=1'],
  ],
  'a URL without a fragment': [
    ['HTTP_URL', 'https://acme.example#a', 'https://company.example/#/loans?utm=1'],
    ['CONTACT_URL', 'https://company.example/contact#top'],
  ],
  'a URL without a query and fragment': [['HTTP_URL', 'https://company.example/?next=/home#top']],
  'a URL without a user name and password, query and fragment': [
    ['HTTP_URL', 'https://user:pw@a.example/b?c#d'],
  ],
  'fields in the notation of a query string, such as access_key=KEY&_subject=Message, each once, and not one of the form itself':
    [['CONTACT_FIELDS', 'access_key', '=a', 'a=1&a=2', 'a=1&', 'Message=x', '_gotcha=', 'Email=a']],
  'origins such as https://script.googleusercontent.com, separated by spaces': [
    [
      'CONTACT_REDIRECT_ORIGINS',
      'https://a.example/path',
      'a.example',
      'https://a.example http://b.example',
    ],
  ],
  'a URL that begins with https://, or with http://localhost to try it': [
    ['EVENTS_URL', 'http://plausible.example/api/event'],
    ['CONTACT_URL', 'http://company.example/contact', 'http://localhost.company.example'],
    ['CONTACT_URL', 'http://company.example/?next=https://a.example'],
    ['CONTACT_URL', 'http://company.example/?next=http://localhost'],
  ],
};

test.each(
  Object.entries(REFUSED).flatMap(([allowed, rows]) =>
    rows.flatMap(([name, ...values]) =>
      values.map((value) => ({ variable: `NEXT_PUBLIC_${name}`, value, allowed })),
    ),
  ),
)('$variable may not be $value', ({ variable, value, allowed }) => {
  expect(parseSettings({ [variable]: value }).problems).toEqual([
    { variable, problem: expect.stringMatching(/^was ".*"; allowed: /) },
  ]);
  expect(parseSettings({ [variable]: value }).problems[0]?.problem.split('; allowed: ')[1]).toBe(
    allowed,
  );
});
