import { readFileSync } from 'node:fs';
import { ConfigurationError } from '@/lib/config/configuration-error';
import { readConfiguration } from '@/lib/config/read-configuration';
import { SETTINGS } from '@/lib/config/schema';
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
  const { region, mistakenRegionFlag, company, siteUrl, alternateSites } = readConfiguration({});

  expect(region).toBe('indonesia');
  expect(mistakenRegionFlag).toBe('');
  expect(company).toEqual({
    name: 'Example Finance',
    email: 'hello@example.com',
    address: '1 Example Street, Exampleville',
    copyright: '© Example Finance. All rights reserved.',
    phone: '',
    cin: '',
    nbfc: '',
    exampleFields: ['name', 'email', 'address', 'copyright'],
  });
  expect(siteUrl).toBe('');
  expect(alternateSites).toEqual([]);
});

test('the flag 1 reads the configuration of India', () => {
  expect(readConfiguration({ NEXT_PUBLIC_REGION: '1' }).region).toBe('india');
});

test('the loan app reads its settings by their names', () => {
  const { loanApp } = readConfiguration({
    NEXT_PUBLIC_APP_API: 'https://api.acme.example',
    NEXT_PUBLIC_APP_H5: 'h5',
    NEXT_PUBLIC_APP_EN_NAME: 'en',
    NEXT_PUBLIC_APP_CN_NAME: 'cn',
    NEXT_PUBLIC_APP_YD_NAME: 'yd',
    NEXT_PUBLIC_SERVICE_PHONE: '1800 5550',
  });

  expect(loanApp).toEqual({
    appApi: 'https://api.acme.example',
    appH5: 'h5',
    appEnName: 'en',
    appCnName: 'cn',
    appYDName: 'yd',
    servicePhone: '1800 5550',
  });
});

test('the copyright line names the company that is configured', () => {
  expect(readConfiguration({ NEXT_PUBLIC_COM_NAME: 'Acme' }).company.copyright).toBe(
    '© Acme. All rights reserved.',
  );
});

test('lists the fields that still show the example company', () => {
  expect(readConfiguration({ NEXT_PUBLIC_COM_NAME: 'Acme' }).company.exampleFields).toEqual([
    'email',
    'address',
    'copyright',
  ]);
});

test('a blank value is an unset one, and blanks around a value are not part of it', () => {
  const { company } = readConfiguration({
    NEXT_PUBLIC_PHONE: '  ',
    NEXT_PUBLIC_EMAIL: ' care@acme.example ',
  });

  expect([company.phone, company.email]).toEqual(['', 'care@acme.example']);
});

test.each([
  ['NEXT_PUBLIC_COM_NAME', '<b>Acme</b>'],
  ['NEXT_PUBLIC_COM_NAME', '\u200b'],
  ['NEXT_PUBLIC_COM_NAME', '\ud800'],
  ['NEXT_PUBLIC_ADDRESS', 'x'.repeat(501)],
  ['NEXT_PUBLIC_ADDRESS', '2 Road\nMumbai'],
  ['NEXT_PUBLIC_EMAIL', 'javascript:alert(1)'],
  ['NEXT_PUBLIC_EMAIL', 'a?cc=x@b.co'],
  ['NEXT_PUBLIC_EMAIL', 'a@b.co,c@d.co'],
  ['NEXT_PUBLIC_PHONE', 'call us'],
  ['NEXT_PUBLIC_PHONE', '---'],
  ['NEXT_PUBLIC_PHONE', '12'],
  ['NEXT_PUBLIC_PHONE', '22 + 33'],
  ['NEXT_PUBLIC_PHONE', '1234567890123456'],
  ['NEXT_PUBLIC_PHONE', '+91 22 5550 0100 ext 5'],
  ['NEXT_PUBLIC_PHONE', 'ext 5 of 5550 0100'],
  ['NEXT_PUBLIC_HTTP_URL', 'acme.example'],
  ['NEXT_PUBLIC_HTTP_URL', 'https:acme.example'],
  ['NEXT_PUBLIC_HTTP_URL', 'https://user:pw@acme.example'],
  ['NEXT_PUBLIC_HTTP_URL', 'https://acme.example/loans'],
  ['NEXT_PUBLIC_HTTP_URL', 'https://acme.example?a'],
  ['NEXT_PUBLIC_HTTP_URL', 'https://acme.example#a'],
  ['NEXT_PUBLIC_HTTP_URL', 'https://a"b.example'],
  ['NEXT_PUBLIC_HTTP_URL', 'https://a&b.example'],
  ['NEXT_PUBLIC_HTTP_URL', 'https://acme..example'],
  ['NEXT_PUBLIC_HTTP_URL', 'ftp://acme.example'],
  ['NEXT_PUBLIC_HTTP_URL', 'view+https://acme.example'],
  ['NEXT_PUBLIC_HTTP_URL', 'https+unix://acme.example'],
  ['NEXT_PUBLIC_APP_API', '/api'],
  ['NEXT_PUBLIC_APP_API', 'https://api.acme.example/?v=1'],
  ['NEXT_PUBLIC_PRIVACY_URL', 'https://@acme.example/privacy'],
  ['NEXT_PUBLIC_PRIVACY_URL', 'https:///user:pw@acme.example'],
  ['NEXT_PUBLIC_PRIVACY_URL', 'https://acme.example\\@other.example'],
  ['NEXT_PUBLIC_TERMS_URL', 'view+https://acme.example'],
  ['NEXT_PUBLIC_TERMS_URL', 'javascript:alert(1)//https://acme.example'],
  ['NEXT_PUBLIC_BACKGROUND', 'bluish'],
  ['NEXT_PUBLIC_BACKGROUND', 'beef'],
  ['NEXT_PUBLIC_FONT_COLOR', '#22104d80'],
  ['NEXT_PUBLIC_OFFLINE_CACHE', 'yes'],
])('%s may not be %j', (variable, value) => {
  const { problems, message } = refusal({ [variable]: value });

  expect(problems.map((problem) => problem.variable)).toEqual([variable]);
  expect(message).toContain(`1 wrong setting:\n  ${variable} was "`);
});

test.each([
  [
    'NEXT_PUBLIC_COM_NAME',
    'text of up to 500 characters without angle brackets, line breaks and invisible characters',
  ],
  ['NEXT_PUBLIC_EMAIL', 'an email address such as care@company.example'],
  [
    'NEXT_PUBLIC_PHONE',
    'a phone number of 3 to 15 digits, with spaces, dashes and parentheses, such as +91 22 5550 0100',
  ],
  ['NEXT_PUBLIC_TERMS_URL', 'a URL that begins with https:// or http://, and then a host name'],
  ['NEXT_PUBLIC_BACKGROUND', 'an opaque CSS colour such as #ffb400 or oklch(0.8 0.17 80)'],
  ['NEXT_PUBLIC_OFFLINE_CACHE', 'on or off'],
])('the message for %s says what is allowed and where to read more', (variable, allowed) => {
  const { name, message } = refusal({ [variable]: '<>' });

  expect(name).toBe('ConfigurationError');
  expect(message).toBe(
    `1 wrong setting:\n  ${variable} was "<>"; allowed: ${allowed}\nSee .env.example.`,
  );
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

test('no-break spaces and other pasted spaces become usual ones', () => {
  const { company } = readConfiguration({
    NEXT_PUBLIC_PHONE: '+91\u00a022\u202f5550 0100\u00a0',
    NEXT_PUBLIC_COM_NAME: 'Acme\u00a0 Finance',
  });

  expect([company.phone, company.name]).toEqual(['+91 22 5550 0100', 'Acme Finance']);
});

test('names in Indian scripts and emoji keep their joiners', () => {
  const name = 'क्\u200dष ऋण 👩\u200d💼 ❤\ufe0f';
  expect(readConfiguration({ NEXT_PUBLIC_COM_NAME: name }).company.name).toBe(name);
});

test('URLs are written as browsers write them, without a slash at the end of a host', () => {
  const { siteUrl, legal } = readConfiguration({
    NEXT_PUBLIC_HTTP_URL: 'HTTPS://WWW.Acme.example:443/',
    NEXT_PUBLIC_TERMS_URL: 'https://ऋण.example/id/',
  });

  expect([siteUrl, legal.links.terms]).toEqual([
    'https://www.acme.example',
    'https://xn--r1b2c.example/id/',
  ]);
});

test.each([
  'https://h5.company.example/#/privacy',
  'https://www.company.example/page.html?id=12&lang=en#top',
  'https://medium.com/@company/privacy',
  'https://company.example/?mail=care@company.example',
])('the privacy policy, the terms, the lender and the app may be at %s', (url) => {
  const { legal, appUrl } = readConfiguration({
    NEXT_PUBLIC_PRIVACY_URL: url,
    NEXT_PUBLIC_TERMS_URL: url,
    NEXT_PUBLIC_LENDER_URL: url,
    NEXT_PUBLIC_APP_URL: url,
  });

  expect([legal.links.privacy, legal.links.terms, legal.lenderUrl, appUrl]).toEqual([
    url,
    url,
    url,
    url,
  ]);
});

test.each([
  ['HTTP', 'https://www.company.example/loans', 'a URL without a path'],
  ['HTTP', 'https://company.example/?next=/home#top', 'a URL without a query and fragment'],
  ['HTTP', 'https://company.example/#/loans?utm=1', 'a URL without a fragment'],
  [
    'HTTP',
    'https://user:pw@a.example/b?c#d',
    'a URL without a user name and password, path, query and fragment',
  ],
  ['PRIVACY', 'https://user:pw@a.example/b?c#d', 'a URL without a user name and password'],
  ['PRIVACY', 'https://a.example/privacy policy', 'a URL without spaces and backslashes'],
  ['PRIVACY', 'https://?id=12', 'a URL with a host name such as www.company.example'],
])('the message for %s_URL=%s names only what is wrong: %s', (name, url, allowed) => {
  const variable = `NEXT_PUBLIC_${name}_URL`;

  expect(refusal({ [variable]: url }).problems).toEqual([
    { variable, problem: `was "${url}"; allowed: ${allowed}` },
  ]);
});

test('a site without https is allowed, for one that is tried on this machine', () => {
  expect(readConfiguration({ NEXT_PUBLIC_HTTP_URL: 'http://localhost:3000' }).siteUrl).toBe(
    'http://localhost:3000',
  );
});

test('the offline cache is on until it is switched off', () => {
  expect(readConfiguration({}).offlineCache).toBe(true);
  expect(readConfiguration({ NEXT_PUBLIC_OFFLINE_CACHE: 'on' }).offlineCache).toBe(true);
  expect(readConfiguration({ NEXT_PUBLIC_OFFLINE_CACHE: 'off' }).offlineCache).toBe(false);
});

test('a colour that is blank is the one of the region', () => {
  expect(readConfiguration({ NEXT_PUBLIC_BACKGROUND: ' ' }).palette.accent).toBe('#2bd9a8');
});

test('colours that are each allowed are refused where their text could not be read', () => {
  const { problems, message } = refusal({
    NEXT_PUBLIC_BACKGROUND: '#ffffff',
    NEXT_PUBLIC_BG_FONT_COLOR: '#dddddd',
    NEXT_PUBLIC_FONT_COLOR: '#dddddd',
  });

  expect(message).toMatch(/^2 wrong settings:\n/);
  expect(problems[1]?.problem).toMatch(
    /^was #dddddd on #[0-9a-f]{6} and #[0-9a-f]{6}, 1\.\d\d:1; allowed:/,
  );
});

test('all that is wrong is named at once, unreadable colours included', () => {
  const { problems } = refusal({
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
});

test('.env.example documents every variable, and none that is not read', () => {
  const documented = [
    ...readFileSync('.env.example', 'utf8').matchAll(/^# (NEXT_PUBLIC_\w+)=/gm),
  ].map(([, variable]) => variable);

  expect(documented.sort()).toEqual([...SETTINGS].sort());
});

test('.env.example names every language, and the language tag of every site', () => {
  const text = readFileSync('.env.example', 'utf8');

  for (const { language, locale } of VARIANTS) {
    expect(text).toMatch(new RegExp(`^# The language of the page: .*\\b${language} \\(`, 'm'));
    expect(text).toMatch(new RegExp(`^#.* The language tags are .*\\b${locale}\\b`, 'm'));
  }
});
