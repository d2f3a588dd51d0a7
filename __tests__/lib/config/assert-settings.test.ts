import { readFileSync } from 'node:fs';
import { assertSettings } from '@/lib/config/assert-settings';
import { telephoneHref } from '@/lib/config/phone';
import { readConfiguration } from '@/lib/config/read-configuration';
import { readSettingsFiles } from './read-settings-files';

/** Checks a settings file as a build does. */
function check(contents: string) {
  const { files, arrived } = readSettingsFiles(contents);
  assertSettings(arrived, files, arrived);
  return readConfiguration(arrived);
}

/** React's development version cannot prerender the pages. */
test.each(['development', 'test', 'Production'])(
  'a build with NODE_ENV=%s stops with the allowed value',
  (mode) => {
    expect(() => assertSettings({ NODE_ENV: mode }, [], {})).toThrow(
      `NODE_ENV was "${mode}"; allowed for a build: production, or no value`,
    );
  },
);

test.each([undefined, '', 'production'])('a build with NODE_ENV=%s may start', (mode) => {
  expect(() => assertSettings({ NODE_ENV: mode }, [], {})).not.toThrow();
});

test('an error of another kind is not taken for a wrong setting', () => {
  const environment = {
    get NEXT_PUBLIC_REGION(): string {
      throw new Error('The variable cannot be read.');
    },
  };

  expect(() => assertSettings(environment, [], {})).toThrow('The variable cannot be read.');
});

/**
 * Values that people wrote and that the build once misread or accepted, each in a variable of its
 * own, and a line that would not be read.
 */
const MISTAKES = String.raw`
NEXT_PUBLIC_REGION=1
NEXT_PUBLIC_BACKGROUND=#a0c4ff
NEXT_PUBLIC_COM_NAME=Cash$Now Finance
NEXT_PUBLIC_CIN='U00000
NEXT_PUBLIC_NBFC=1
NEXT_PUBLIC_NBFC=2
set NEXT_PUBLIC_ADDRESS=Flat #12
NEXT_PUBLIC_HTTP_URL=https://www.company.example/loans
NEXT_PUBLIC_LENDER_URL=https:example.com
NEXT_PUBLIC_PRIVACY_URL=https://user:pw@a.example
NEXT_PUBLIC_PHONE=---
NEXT_PUBLIC_LENDER=${'\u200b'}
NEXT_PUBLIC_EMAIL=a?cc=x@b.co #care
NEXT_PUBLIC_FONT_COLOR=beef
NEXT_PUBLIC_COMPLAINTS_PHONE='+91 22 5550${'\u200e'} 0100'
`;

test('one message names every mistake in a settings file once', () => {
  expect(() => check(MISTAKES)).toThrow(
    new RegExp(
      [
        '^13 wrong settings:',
        String.raw`NEXT_PUBLIC_BACKGROUND in \.env\.local, line 3, would be read as ""; write .*`,
        String.raw`NEXT_PUBLIC_COM_NAME in \.env\.local, line 4, would be read as "Cash Finance"; write .*`,
        String.raw`NEXT_PUBLIC_CIN in \.env\.local, line 5, would be read as "'U00000"; write .*`,
        String.raw`NEXT_PUBLIC_NBFC is set more than once in \.env\.local, in lines 6 and 7`,
        String.raw`NEXT_PUBLIC_ADDRESS in \.env\.local, line 8, would not be read; write .*`,
        String.raw`NEXT_PUBLIC_EMAIL in \.env\.local, line 14, would be read as "a\?cc=x@b\.co"; write .*`,
        String.raw`NEXT_PUBLIC_PHONE was "---"; allowed: a phone number of 3 to 15 digits, .*`,
        String.raw`NEXT_PUBLIC_LENDER was "<U\+200B>"; allowed: .*`,
        String.raw`NEXT_PUBLIC_LENDER_URL was "https:example\.com"; allowed: .*`,
        String.raw`NEXT_PUBLIC_COMPLAINTS_PHONE was "\+91 22 5550<U\+200E> 0100"; allowed: .*`,
        String.raw`NEXT_PUBLIC_PRIVACY_URL was .*; allowed: a URL without a user name and password`,
        String.raw`NEXT_PUBLIC_HTTP_URL was .*; allowed: a URL without a path`,
        String.raw`NEXT_PUBLIC_FONT_COLOR was "beef"; allowed: an opaque CSS colour .*`,
        'See',
      ].join(String.raw`\n *`),
    ),
  );
});

test.each(['REGION=1', 'COM_NAME=Acme', 'NEXT_PUBLIC_REGION:1', 'set NEXT_PUBLIC_REGION=1'])(
  'a settings file with %s does not build another site without a word',
  (line) => {
    expect(() => check(line)).toThrow(/^1 wrong setting:\n.*NEXT_PUBLIC_(REGION|COM_NAME)/);
  },
);

test('values that once broke the build arrive as they are written', () => {
  const { company, alternateSites } = check(`
NEXT_PUBLIC_COM_NAME='Acme /Beta Finance'
NEXT_PUBLIC_OTHER_REGION_URL='en-IN=https://a.example/India'
NEXT_PUBLIC_PHONE='+91\u00a0(0)22 5550 0100'
`);

  expect(company.name).toBe('Acme /Beta Finance');
  expect(alternateSites).toEqual([expect.objectContaining({ url: 'https://a.example/India' })]);
  expect(company.phone).toBe('+91 (0)22 5550 0100');
  expect(telephoneHref(company.phone)).toBe('tel:+912255500100');
});

test('every example in .env.example works as it stands, without its comment sign', () => {
  const { company, palette, legal, offerTerms, loanApp } = check(
    readFileSync('.env.example', 'utf8').replace(/^# (?=NEXT_PUBLIC_\w+=)/gm, ''),
  );

  expect(palette).toEqual({ accent: '#a0c4ff', onAccent: '#22104d', text: '#22104d' });
  expect(company.address).toBe('Flat #12, 3rd Cross Road, Exampleville 560001');
  expect(company.exampleFields).toEqual([]);
  expect(JSON.stringify([company, legal, offerTerms, loanApp])).not.toContain('""');
});
