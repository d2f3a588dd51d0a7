import { parseSettings } from '@/lib/config/parse-settings';
import { SITE_TEXT_LIMIT } from '@/lib/config/text-validation';
import { textsIn } from '@/lib/fonts/assert-fonts-have-glyphs';

/** The values of settings as they are written, and as they arrive if that differs. */
const ACCEPTED: Readonly<Record<string, readonly (readonly [string, string?])[]>> = {
  COM_NAME: [
    ['ऋण वित्त'],
    ['شركة التمويل'],
    ['क्\u200dष ऋण 👩\u200d💼 ❤\ufe0f'],
    ['x'.repeat(SITE_TEXT_LIMIT)],
    ['Müller & Söhne,\u00a0 “Kredit”', 'Müller & Söhne, “Kredit”'],
  ],
  EMAIL: [[' care@company.example ', 'care@company.example'], ['a.b+c@mail.company.co.in']],
  PHONE: [
    ['+91\u00a022\u202f5550 0100\u00a0', '+91 22 5550 0100'],
    ['1800-5550'],
    ['112'],
    ['(022) 5550 0100'],
    ['123456789012345'],
    ['  ', ''],
  ],
  HTTP_URL: [
    ['HTTPS://WWW.Acme.example:443/', 'https://www.acme.example'],
    ['http://localhost:3000'],
    ['https://a.example/b-c/d.e', 'https://a.example/b-c/d.e/'],
  ],
  // Pages of any site: those of an app may be fragments, and a query may select one.
  PRIVACY_URL: [
    ['https://h5.company.example/#/privacy'],
    ['https://www.company.example/page.html?id=12&lang=en#top'],
    ['https://medium.com/@company/privacy'],
    ['https://company.example/?mail=care@company.example'],
    ['https://ऋण.example/id/', 'https://xn--r1b2c.example/id/'],
    ['https://@acme.example/a', 'https://acme.example/a'],
  ],
  CONTACT_URL: [
    ['https://api.company.example:8443/contact?site=1'],
    ['https://company.example/', 'https://company.example'],
    [
      "https://formulare.müller.example:8443/f%20orm/größe?a='b'&c=$now",
      'https://formulare.xn--mller-kva.example:8443/f%20orm/gr%C3%B6%C3%9Fe?a=%27b%27&c=$now',
    ],
    ['http://localhost:3000/contact'],
    ['http://127.0.0.1'],
  ],
  CONTACT_FIELDS: [['access_key=a-b&_subject=A message & more=&form-name=']],
  CONTACT_REDIRECT_ORIGINS: [
    [
      'https://script.googleusercontent.com/, http://localhost:4000',
      'https://script.googleusercontent.com http://localhost:4000',
    ],
  ],
};

test.each(
  Object.entries(ACCEPTED).flatMap(([name, values]) =>
    values.map(([written, arrives = written]) => ({ name, written, arrives })),
  ),
)('$name may be $written', ({ name, written, arrives }) => {
  const { settings, problems } = parseSettings({ [`NEXT_PUBLIC_${name}`]: written });

  expect(problems).toEqual([]);
  expect(textsIn(settings).filter(Boolean)).toEqual(arrives ? [arrives] : []);
});

const REFUSED: Readonly<Record<string, readonly string[]>> = {
  COM_NAME: [
    ...['<b>Acme</b>', 'a > b', 'Soci\ufffdt\ufffd', '\u200b', '\ud800', 'Example\u0000', '\u2800'],
    ...['Example \u202eecnaniF', 'Example \u2066Finance', 'Example\u200f'],
  ],
  ADDRESS: ['x'.repeat(501), '2 Road\nMumbai'],
  EMAIL: [
    ...[
      'care',
      'care@',
      '@company.example',
      'care@company',
      'care@.example',
      'a b@company.example',
    ],
    ...['a@b@company.example', 'care@company.example.', 'javascript:alert(1)@company.example'],
    ...['a?cc=x@b.co', 'a@b.co,c@d.co', 'care@company.\nexample'],
  ],
  PHONE: [
    ...['call us', '---', '12', '22 + 33', '1234567890123456', '+91 22 5550 0100 ext 5'],
    'ext 5 of 5550 0100',
  ],
  BACKGROUND: ['bluish', 'beef', '#22104d80'],
  OFFLINE_CACHE: ['yes', 'ON'],
  HTTP_URL: [
    ...['acme.example', 'https:acme.example', 'ftp://acme.example', 'view+https://acme.example'],
    ...['https+unix://acme.example', 'https://acme.example?a', 'https://acme.example#a'],
    ...['https://company.example/#/loans?utm=1', 'https://user:pw@acme.example'],
    ...['https://acme.example/index.html', "https://acme.example/it's/", 'https://a.b//c'],
  ],
  PRIVACY_URL: [
    ...['javascript:alert(1)//https://acme.example', 'https://acme.example\\@other.example'],
    ...['https://a.example/privacy policy', 'https://a"b.example', 'https://a&b.example'],
    ...['https://acme..example', 'https://?id=12', 'https://a-.example', 'http://u@a.b/c?d#e'],
    ...['https:///user:pw@acme.example', 'https://:pw@acme.example'],
  ],
  APP_API: ['/api', 'https://api.acme.example/?v=1', 'https://api.acme.example/#v'],
  CONTACT_URL: [
    ...['http://company.example/contact', 'http://localhost.company.example'],
    ...['http://company.example/?next=https://a.example', 'https://company.example/contact#top'],
    ...['http://company.example/?next=http://localhost', 'https://user:secret@company.example'],
  ],
  CONTACT_FIELDS: [
    ...[
      'access_key',
      '=a',
      '=a=1',
      'a=1&a=2',
      'a=1&',
      'Message=x',
      '_gotcha=',
      'Email=a',
      'Name=a',
    ],
    'Telephone=a',
  ],
  CONTACT_REDIRECT_ORIGINS: [
    ...['https://a.example/path', 'a.example', 'https://a.example http://b.example'],
  ],
};

test.each(
  Object.entries(REFUSED).flatMap(([name, values]) =>
    values.map((value) => ({ variable: `NEXT_PUBLIC_${name}`, value })),
  ),
)('$variable may not be $value', ({ variable, value }) => {
  const { settings, problems } = parseSettings({ [variable]: value });

  expect(textsIn(settings).filter(Boolean)).toEqual([]);
  expect(problems).toEqual([
    {
      place: variable,
      problem: expect.stringMatching(/^was ".*"; allowed: .*\b(a|an|on|text|such as)\b/),
    },
  ]);
});
