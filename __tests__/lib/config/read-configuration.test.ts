import { readFileSync } from 'node:fs';
import { configurationWarnings } from '@/lib/config/configuration-warnings';
import { readConfiguration } from '@/lib/config/read-configuration';
import { VARIABLES } from '@/lib/config/schema';
import { siteConfigScript } from '@/lib/config/site-config';
import { ValidationError } from '@/lib/kit/text/validation-error';
import { regions } from '@/lib/region/regions';

function refusal(source: Record<string, string>): ValidationError {
  try {
    readConfiguration(source);
  } catch (error) {
    if (error instanceof ValidationError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

test.each<[string | undefined, string | undefined, string]>([
  ['1', undefined, 'en-IN'],
  ['1', '', 'en-IN'],
  ['1', 'en', 'en-IN'],
  ['1', ' hi ', 'hi-IN'],
  [undefined, undefined, 'en-ID'],
  ['2', 'en', 'en-ID'],
  ['2', 'id', 'id-ID'],
  // The flag is neither trimmed nor parsed.
  ...['', '01', ' 1', '1 ', '1.0', 'true', 'india'].map((flag): [string, string, string] => [
    flag,
    'en',
    'en-ID',
  ]),
])(
  'the site of region %p with the language %p is %s (PRODUCT rule 4)',
  (region, language, locale) => {
    const variables = { NEXT_PUBLIC_REGION: region, NEXT_PUBLIC_LANGUAGE: language };

    expect(readConfiguration(variables).locale).toBe(locale);
  },
);

test('a Node without the locale data of the site stops the build, because it would write the numbers and dates of the US', () => {
  const options = { ...new Intl.DateTimeFormat('en').resolvedOptions(), locale: 'en' };
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options);

  expect(() => readConfiguration({ NEXT_PUBLIC_LANGUAGE: 'id' })).toThrow(
    'NEXT_PUBLIC_LANGUAGE was "id"; this Node.js has no locale data for id-ID: use one with full-icu',
  );
  expect(() => readConfiguration({})).toThrow('"en"; this Node.js has no locale data for en-ID');
  jest.restoreAllMocks();
});

test('a company that sets its name is named in the copyright line; the rest is the example in the language of the site', () => {
  const { company } = readConfiguration({
    NEXT_PUBLIC_LANGUAGE: 'id',
    NEXT_PUBLIC_COM_NAME: 'A$& Co',
  });

  expect(company.copyright).toBe('© A$& Co. Hak cipta dilindungi undang-undang.');
  expect(company.address).toBe('Jalan Contoh No. 1, Kota Contoh');
  expect(company.stated).toMatchObject({ email: '', address: '', copyright: '' });
});

test('the first lines of /site-config.js tell a deployer how to edit it', () => {
  expect(siteConfigScript(readConfiguration({}).company)).toMatch(
    /^\/\/ .*Edit a value.*\nwindow\.siteConfig = {\n/,
  );
});

test('the offline cache is on until it is switched off', () => {
  expect(readConfiguration({}).offlineCache).toBe(true);
  expect(readConfiguration({ NEXT_PUBLIC_OFFLINE_CACHE: 'on' }).offlineCache).toBe(true);
  expect(readConfiguration({ NEXT_PUBLIC_OFFLINE_CACHE: 'off' }).offlineCache).toBe(false);
});

test.each([
  [{ NEXT_PUBLIC_REGION: '1', NEXT_PUBLIC_TKB90: '99%' }, 'does not show NEXT_PUBLIC_TKB90.', true],
  [{ NEXT_PUBLIC_TKB90: '99%' }, 'does not show', false],
  [{}, 'the form sends nothing', true],
  [{ NEXT_PUBLIC_CONTACT_URL: 'https://company.example' }, 'the form sends nothing', false],
  [{ NEXT_PUBLIC_CONTACT_FIELDS: 'a=b' }, 'do nothing without NEXT_PUBLIC_CONTACT_URL', true],
  [{}, 'do nothing without', false],
  [{ NEXT_PUBLIC_REGION: ' 1' }, 'NEXT_PUBLIC_REGION is " 1", so this is the site for', true],
  [{ NEXT_PUBLIC_REGION: 'india' }, 'Write 1 for India or 2 for Indonesia.', true],
  [{ NEXT_PUBLIC_REGION: '2' }, 'NEXT_PUBLIC_REGION', false],
  [{ NEXT_PUBLIC_REGION: ' ' }, 'NEXT_PUBLIC_REGION', false],
])('of the settings %j a warning says "%s": %p', (variables, warning, isGiven) => {
  const warnings = configurationWarnings(readConfiguration(variables), []);

  expect(warnings.join().includes(warning)).toBe(isGiven);
});

test.each<[Record<string, string>, string]>([
  ...['hi', 'ID', 'bahasa', 'id-ID'].map((language): [Record<string, string>, string] => [
    { NEXT_PUBLIC_LANGUAGE: language },
    `NEXT_PUBLIC_LANGUAGE was "${language}"; allowed: en (English) or id (Bahasa Indonesia) for Indonesia`,
  ]),
  [
    { NEXT_PUBLIC_OFFLINE_CACHE: 'yes' },
    '1 wrong setting:\n  NEXT_PUBLIC_OFFLINE_CACHE was "yes"; allowed: on or off\nSee .env.example.',
  ],
  // A wrong colour is not compared with another one.
  [
    {
      NEXT_PUBLIC_EMAIL: 'x',
      NEXT_PUBLIC_BACKGROUND: 'bluish',
      NEXT_PUBLIC_BG_FONT_COLOR: 'white',
    },
    '2 wrong settings:\n  NEXT_PUBLIC_EMAIL was "x"',
  ],
  // The whole value, and what is invisible in it.
  [{ NEXT_PUBLIC_EMAIL: `${'x'.repeat(200)}\u200b` }, 'xxx<U+200B>"'],
  [{ NEXT_PUBLIC_PHONE: '\u200e+91 22 5550\u{e0001}' }, 'was "<U+200E>+91 22 5550<U+E0001>";'],
  [{ NEXT_PUBLIC_PHONE: 'call\u00a0us' }, 'was "call<U+00A0>us"'],
  [{ NEXT_PUBLIC_WHATSAPP: '98 5550 0100' }, 'with + and the country code'],
  [{ NEXT_PUBLIC_ADDRESS: '1 Road | | 2 Road' }, 'was "1 Road | | 2 Road"; allowed: text of up to'],
  [{ NEXT_PUBLIC_PERFORMANCE_DATE: '2026-02-30' }, 'allowed: a day as year, month and day'],
  [
    {
      NEXT_PUBLIC_LENDER: 'A Ltd|B Ltd',
      NEXT_PUBLIC_LENDER_URL: 'https://a.example | https://b.example|https://c.example',
    },
    '1 wrong setting:\n  NEXT_PUBLIC_LENDER_URL was "https://a.example | https://b.example | https://c.example", a list of 3, and NEXT_PUBLIC_LENDER is a list of 2; allowed: one URL for each name',
  ],
])('the message about %j has "%s"', (settings, words) => {
  expect(refusal(settings).message).toContain(words);
});

test('a colour that is empty falls back to that of the region', () => {
  const { palette } = readConfiguration({ NEXT_PUBLIC_BACKGROUND: ' ' });
  expect(palette).toEqual(regions.indonesia.palette);
});

test('one message names all that is wrong, unreadable colours included', () => {
  const { name, message } = refusal({
    NEXT_PUBLIC_EMAIL: 'nobody',
    NEXT_PUBLIC_PHONE: 'none',
    NEXT_PUBLIC_LANGUAGE: 'hindi',
    NEXT_PUBLIC_HTTP_URL: 'https://acme.example',
    NEXT_PUBLIC_OTHER_REGION_URL: 'hi-IN=https://acme.example/',
    NEXT_PUBLIC_BACKGROUND: '#ffffff',
    NEXT_PUBLIC_BG_FONT_COLOR: '#dddddd',
    NEXT_PUBLIC_FONT_COLOR: '#bbbbbb',
  });

  expect(name).toBe('ValidationError');
  expect(message).toMatch(/^6 wrong settings:\n/);
  expect(message.match(/(?<=^ {2})NEXT_PUBLIC_\w+/gm)).toEqual([
    'NEXT_PUBLIC_EMAIL',
    'NEXT_PUBLIC_PHONE',
    'NEXT_PUBLIC_LANGUAGE',
    'NEXT_PUBLIC_OTHER_REGION_URL',
    'NEXT_PUBLIC_BG_FONT_COLOR',
    'NEXT_PUBLIC_FONT_COLOR',
  ]);
  expect(message).toContain('#dddddd on #ffffff, 1.36:1; allowed: a contrast of 4.5:1 or more');
});

test('.env.example documents every variable and none that is not read', () => {
  const text = readFileSync('.env.example', 'utf8');
  const documented = [...text.matchAll(/^# (NEXT_PUBLIC_\w+)=/gm)].map(([, variable]) => variable);

  expect(documented.sort()).toEqual([...VARIABLES].sort());
});
