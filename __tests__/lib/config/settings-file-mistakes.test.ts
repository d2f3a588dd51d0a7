import { assertSettings } from '@/lib/config/assert-settings';
import type { ConfigurationError } from '@/lib/config/configuration-error';
import { telephoneHref } from '@/lib/config/phone';
import { readConfiguration } from '@/lib/config/read-configuration';
import { readSettingsFiles } from './read-settings-files';

/**
 * Values that people wrote and that the build once misread or accepted, each in a variable of its
 * own.
 */
const MISTAKES = String.raw`
NEXT_PUBLIC_REGION=1
NEXT_PUBLIC_BACKGROUND=#a0c4ff
NEXT_PUBLIC_ADDRESS=Flat #12, 3rd Cross Road
NEXT_PUBLIC_COM_NAME=Cash$Now Finance
NEXT_PUBLIC_CIN='U00000
NEXT_PUBLIC_NBFC=1
NEXT_PUBLIC_NBFC=2
NEXT_PUBLIC_HTTP_URL=https://www.company.example/loans
NEXT_PUBLIC_LENDER_URL=https:example.com
NEXT_PUBLIC_PRIVACY_URL=https://user:pw@a.example
NEXT_PUBLIC_PHONE=---
NEXT_PUBLIC_LENDER=${'\u200b'}
NEXT_PUBLIC_EMAIL=a?cc=x@b.co
NEXT_PUBLIC_FONT_COLOR=beef
NEXT_PUBLIC_COMPLAINTS_PHONE='+91 22 5550${'\u200e'} 0100'
`;

test('one message names every mistake in a settings file', () => {
  const { files, arrived } = readSettingsFiles(MISTAKES);
  let message = '';
  try {
    assertSettings(arrived, files, arrived);
  } catch (error) {
    message = (error as ConfigurationError).message;
  }

  expect(message).toMatch(/^13 wrong settings:\n/);
  for (const problem of [
    /NEXT_PUBLIC_BACKGROUND in \.env\.local, line 3, .*write NEXT_PUBLIC_BACKGROUND='#a0c4ff'/,
    /NEXT_PUBLIC_ADDRESS in .*would be read as "Flat".*write NEXT_PUBLIC_ADDRESS='Flat #12, 3rd Cross Road'/,
    /NEXT_PUBLIC_COM_NAME in .*would be read as "Cash Finance".*write NEXT_PUBLIC_COM_NAME='Cash\\\$Now Finance'/,
    /NEXT_PUBLIC_CIN in .*the quote at the start is not closed/,
    /NEXT_PUBLIC_NBFC is set more than once in \.env\.local, in lines 7 and 8/,
    /NEXT_PUBLIC_HTTP_URL was "https:\/\/www\.company\.example\/loans"; allowed: a URL without a path\n/,
    /NEXT_PUBLIC_LENDER_URL was "https:example\.com"; allowed/,
    /NEXT_PUBLIC_PRIVACY_URL was .*; allowed: a URL without a user name and password\n/,
    /NEXT_PUBLIC_PHONE was "---"; allowed: a phone number of 3 to 15 digits/,
    /NEXT_PUBLIC_LENDER was .*with invisible characters \(U\+200B\)/,
    /NEXT_PUBLIC_EMAIL was "a\?cc=x@b\.co"; allowed: an email address/,
    /NEXT_PUBLIC_FONT_COLOR was "beef"; allowed: an opaque CSS colour/,
    /NEXT_PUBLIC_COMPLAINTS_PHONE was .*with invisible characters \(U\+200E\)/,
  ])
    expect(message).toMatch(problem);
});

test.each([
  ['REGION=1', 'did you mean NEXT_PUBLIC_REGION'],
  ['COM_NAME=Acme', 'did you mean NEXT_PUBLIC_COM_NAME'],
  ['NEXT_PUBLIC_REGION:1', 'write NEXT_PUBLIC_REGION=1'],
  ['NEXT_PUBLIC_REGION 1', 'write NEXT_PUBLIC_REGION=1'],
  ['set NEXT_PUBLIC_REGION=1', 'write NEXT_PUBLIC_REGION=1'],
])('a settings file with %s does not build another site without a word', (line, advice) => {
  const { files, arrived } = readSettingsFiles(`# Acme\n${line}`);

  const check = () => assertSettings(arrived, files, arrived);

  expect(check).toThrow(/^1 wrong setting:\n/);
  expect(check).toThrow('in .env.local, line 2');
  expect(check).toThrow(advice);
});

test('values that once broke the build arrive as they are written', () => {
  const { files, arrived } = readSettingsFiles(`
NEXT_PUBLIC_COM_NAME='Acme /Beta Finance'
NEXT_PUBLIC_OTHER_REGION_URL='en-IN=https://a.example/India'
NEXT_PUBLIC_PHONE='+91\u00a0(0)22 5550 0100'
`);

  expect(() => assertSettings(arrived, files, arrived)).not.toThrow();
  const { company, alternateSites } = readConfiguration(arrived);
  expect(company.name).toBe('Acme /Beta Finance');
  expect(alternateSites).toEqual([expect.objectContaining({ url: 'https://a.example/India' })]);
  expect(company.phone).toBe('+91 (0)22 5550 0100');
  expect(telephoneHref(company.phone)).toBe('tel:+912255500100');
});
