import { readFileSync } from 'node:fs';
import { ConfigurationError } from '@/lib/config/configuration-error';
import { configurationWarnings } from '@/lib/config/configuration-warnings';
import { readConfiguration } from '@/lib/config/read-configuration';
import { VARIABLES } from '@/lib/config/schema';
import { VARIANTS } from '@/lib/region/variants';

function refusal(source: Record<string, string>): ConfigurationError {
  try {
    readConfiguration(source);
  } catch (error) {
    if (error instanceof ConfigurationError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

test('with nothing set, Indonesia shows the example company and no other company fact', () => {
  const { region, mistakenRegionFlag, company, legal, alternateSites } = readConfiguration({});

  expect(region).toBe('indonesia');
  expect(mistakenRegionFlag).toBe('');
  expect(company).toEqual({
    name: 'Example Finance',
    email: 'hello@example.com',
    address: '1 Example Street, Exampleville',
    copyright: '© Example Finance. All rights reserved.',
    phone: '',
    exampleFields: ['name', 'email', 'address', 'copyright'],
  });
  expect(Object.values(legal.facts).join('')).toBe('');
  expect(alternateSites).toEqual([]);
});

test.each([
  ['1', undefined, 'en-IN'],
  ['1', '', 'en-IN'],
  ['1', 'en', 'en-IN'],
  ['1', ' hi ', 'hi-IN'],
  ['2', 'en', 'en-ID'],
  ['2', 'id', 'id-ID'],
])('the site of region %p with the language %p is %s', (region, language, locale) => {
  const variables = { NEXT_PUBLIC_REGION: region, NEXT_PUBLIC_LANGUAGE: language };

  expect(readConfiguration(variables).locale).toBe(locale);
});

test.each(['id', 'HI', 'hindi', 'hi-IN'])('the language of India cannot be %p', (language) => {
  const { problems } = refusal({ NEXT_PUBLIC_REGION: '1', NEXT_PUBLIC_LANGUAGE: language });

  expect(problems).toEqual([
    {
      variable: 'NEXT_PUBLIC_LANGUAGE',
      problem: `was "${language}"; allowed: en (English) or hi (हिन्दी) for India`,
    },
  ]);
});

test('the example company has its address and copyright line in the language of the site', () => {
  const { company } = readConfiguration({ NEXT_PUBLIC_LANGUAGE: 'id' });

  expect(company.address).toBe('Jalan Contoh No. 1, Kota Contoh');
  expect(company.copyright).toBe('© Example Finance. Hak cipta dilindungi undang-undang.');
});

test('a company that sets its name is named in the copyright line; the rest is the example', () => {
  const { company } = readConfiguration({ NEXT_PUBLIC_COM_NAME: 'Acme' });

  expect(company.copyright).toBe('© Acme. All rights reserved.');
  expect(company.exampleFields).toEqual(['email', 'address', 'copyright']);
});

test('the offline cache is on until it is switched off', () => {
  expect(readConfiguration({}).offlineCache).toBe(true);
  expect(readConfiguration({ NEXT_PUBLIC_OFFLINE_CACHE: 'on' }).offlineCache).toBe(true);
  expect(readConfiguration({ NEXT_PUBLIC_OFFLINE_CACHE: 'off' }).offlineCache).toBe(false);
});

test('a warning says that the form sends nothing, only while the contact URL is not set', () => {
  const warned = (variables: Record<string, string>) =>
    configurationWarnings(readConfiguration(variables)).join().includes('the form sends nothing');

  expect(warned({})).toBe(true);
  expect(warned({ NEXT_PUBLIC_CONTACT_URL: 'https://company.example' })).toBe(false);
});

test('the message shows a whole value, with the code points of invisible characters', () => {
  expect(refusal({ NEXT_PUBLIC_EMAIL: `${'x'.repeat(200)}\u200b` }).message).toContain(
    'xxx<U+200B>"',
  );
  expect(refusal({ NEXT_PUBLIC_PHONE: '\u200e+91 22 5550\u200b' }).message).toContain(
    'was "<U+200E>+91 22 5550<U+200B>"; allowed:',
  );
  expect(refusal({ NEXT_PUBLIC_PHONE: 'call\u00a0us' }).message).toContain('was "call<U+00A0>us"');
});

test('a colour that is blank is the one of the region', () => {
  expect(readConfiguration({ NEXT_PUBLIC_BACKGROUND: ' ' }).palette.accent).toBe('#2bd9a8');
});

test('colours that are each allowed are refused where their text could not be read', () => {
  const { problems } = refusal({
    NEXT_PUBLIC_BACKGROUND: '#ffffff',
    NEXT_PUBLIC_BG_FONT_COLOR: '#dddddd',
    NEXT_PUBLIC_FONT_COLOR: '#dddddd',
  });

  expect(problems).toHaveLength(2);
  expect(problems[1]?.problem).toMatch(
    /^was #dddddd on #[0-9a-f]{6} and #[0-9a-f]{6}, 1\.\d\d:1; allowed:/,
  );
});

test('a wrong colour is not compared with another one', () => {
  const { problems } = refusal({
    NEXT_PUBLIC_BACKGROUND: 'bluish',
    NEXT_PUBLIC_BG_FONT_COLOR: 'white',
  });

  expect(problems.map(({ variable }) => variable)).toEqual(['NEXT_PUBLIC_BACKGROUND']);
});

test('one message names all that is wrong, unreadable colours included', () => {
  const { message, problems } = refusal({
    NEXT_PUBLIC_EMAIL: 'nobody',
    NEXT_PUBLIC_PHONE: 'none',
    NEXT_PUBLIC_LANGUAGE: 'hindi',
    NEXT_PUBLIC_OTHER_REGION_URL: 'none',
    NEXT_PUBLIC_BACKGROUND: '#ffffff',
    NEXT_PUBLIC_BG_FONT_COLOR: '#dddddd',
  });

  expect(problems.map(({ variable }) => variable)).toEqual([
    'NEXT_PUBLIC_EMAIL',
    'NEXT_PUBLIC_PHONE',
    'NEXT_PUBLIC_LANGUAGE',
    'NEXT_PUBLIC_OTHER_REGION_URL',
    'NEXT_PUBLIC_BG_FONT_COLOR on NEXT_PUBLIC_BACKGROUND',
  ]);
  expect(message).toMatch(/^5 wrong settings:\n {2}NEXT_PUBLIC_EMAIL was "nobody"; allowed: an /);
});

test('another site cannot have the URL of this one', () => {
  const { message } = refusal({
    NEXT_PUBLIC_HTTP_URL: 'https://acme.example',
    NEXT_PUBLIC_OTHER_REGION_URL: 'https://acme.example/',
  });

  expect(message).toMatch(/NEXT_PUBLIC_OTHER_REGION_URL was .*, the URL of NEXT_PUBLIC_HTTP_URL/);
});

test('the message for one wrong setting says where to read more', () => {
  const { name, message } = refusal({ NEXT_PUBLIC_OFFLINE_CACHE: 'yes' });

  expect(name).toBe('ConfigurationError');
  expect(message).toBe(
    '1 wrong setting:\n  NEXT_PUBLIC_OFFLINE_CACHE was "yes"; allowed: on or off\nSee .env.example.',
  );
});

test('.env.example documents every variable, and none that is not read', () => {
  const documented = [
    ...readFileSync('.env.example', 'utf8').matchAll(/^# (NEXT_PUBLIC_\w+)=/gm),
  ].map(([, variable]) => variable);

  expect(documented.sort()).toEqual([...VARIABLES].sort());
});

test('.env.example names every language, and the language tag of every site', () => {
  const text = readFileSync('.env.example', 'utf8');

  for (const { language, locale } of VARIANTS) {
    expect(text).toMatch(new RegExp(`^# The language of the page: .*\\b${language} \\(`, 'm'));
    expect(text).toMatch(new RegExp(`^#.* The language tags are .*\\b${locale}\\b`, 'm'));
  }
});
