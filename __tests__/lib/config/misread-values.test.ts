import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { assertSettings } from '@/lib/config/assert-settings';
import type { ConfigurationError } from '@/lib/config/configuration-error';
import { misreadValues } from '@/lib/config/misread-values';
import { readConfiguration } from '@/lib/config/read-configuration';
import { formatSettingsLine } from '@/lib/config/settings-file';
import { readSettingsFiles } from './read-settings-files';

const initial = { ...process.env };

afterEach(() => {
  for (const variable of Object.keys(process.env)) {
    if (!(variable in initial)) Reflect.deleteProperty(process.env, variable);
  }
});

function problemsOf(...contents: string[]): string[] {
  const { files, arrived } = readSettingsFiles(...contents);
  return misreadValues(files, arrived, Object.keys(arrived)).map(
    ({ variable, problem }) => `${variable} ${problem}`,
  );
}

test.each(['utf16le', 'latin1'] as const)(
  'a settings file in the encoding %s stops the build, because its settings would be lost or misspelt',
  (encoding) => {
    const contents = Buffer.from('NEXT_PUBLIC_COM_NAME=Müller\n', encoding).toString('utf8');

    expect(problemsOf(contents)).toEqual([
      '.env.local is not in UTF-8, so its settings would be lost or misspelt; save it as UTF-8',
    ]);
  },
);

test.each([
  [
    'a comment sign in a colour',
    'NEXT_PUBLIC_BACKGROUND=#a0c4ff',
    'NEXT_PUBLIC_BACKGROUND in .env.local, line 1, would be read as "": # starts a comment unless the value is in quotes; write NEXT_PUBLIC_BACKGROUND=\'#a0c4ff\'',
  ],
  [
    'a comment sign in an address',
    'NEXT_PUBLIC_ADDRESS=Flat #12, 3rd Cross',
    'NEXT_PUBLIC_ADDRESS in .env.local, line 1, would be read as "Flat": # starts a comment unless the value is in quotes; write NEXT_PUBLIC_ADDRESS=\'Flat #12, 3rd Cross\'',
  ],
  [
    'a comment after a value without quotes',
    'NEXT_PUBLIC_REGION=1 # India',
    'NEXT_PUBLIC_REGION in .env.local, line 1, would be read as "1": # starts a comment unless the value is in quotes; write NEXT_PUBLIC_REGION=\'1 # India\', or NEXT_PUBLIC_REGION=1 if the rest is a comment',
  ],
  [
    'a dollar sign',
    'NEXT_PUBLIC_COM_NAME=Cash$Now Finance',
    'NEXT_PUBLIC_COM_NAME in .env.local, line 1, would be read as "Cash Finance": $ inserts another variable, even inside quotes; write NEXT_PUBLIC_COM_NAME=\'Cash\\$Now Finance\'',
  ],
  [
    'a dollar sign in single quotes',
    "NEXT_PUBLIC_COM_NAME='Cash$Now'",
    'NEXT_PUBLIC_COM_NAME in .env.local, line 1, would be read as "Cash": $ inserts another variable, even inside quotes; write NEXT_PUBLIC_COM_NAME=\'Cash\\$Now\'',
  ],
  [
    'a quote that is not closed',
    "NEXT_PUBLIC_COM_NAME='Acme",
    'NEXT_PUBLIC_COM_NAME in .env.local, line 1, would be read as "\'Acme": the quote at the start is not closed on the same line; write NEXT_PUBLIC_COM_NAME=Acme',
  ],
  [
    'a line break',
    'NEXT_PUBLIC_ADDRESS="1 Road\nMumbai"',
    'NEXT_PUBLIC_ADDRESS in .env.local, line 1, would be read as "1 Road<U+000A>Mumbai": the quote at the start is not closed on the same line; write the value in one line',
  ],
  [
    'an escaped quote',
    String.raw`NEXT_PUBLIC_COM_NAME="The \"Acme\" Company"`,
    String.raw`NEXT_PUBLIC_COM_NAME in .env.local, line 1, would be read as "The \"Acme\" Company": a backslash has a meaning of its own inside double quotes; write NEXT_PUBLIC_COM_NAME='The "Acme" Company'`,
  ],
  [
    'a semicolon behind a quoted value',
    'NEXT_PUBLIC_COM_NAME="Foo";',
    'NEXT_PUBLIC_COM_NAME in .env.local, line 1, would be read as ""Foo";": only a comment may follow the closing quote; write NEXT_PUBLIC_COM_NAME=Foo',
  ],
  [
    'a comma behind a quoted value',
    "NEXT_PUBLIC_ADDRESS='1 Road, #2' , # Mumbai",
    "NEXT_PUBLIC_ADDRESS in .env.local, line 1, would be read as \"'1 Road,\": only a comment may follow the closing quote; write NEXT_PUBLIC_ADDRESS='1 Road, #2'",
  ],
  [
    'curly quotes',
    'NEXT_PUBLIC_COM_NAME=“Foo”',
    'NEXT_PUBLIC_COM_NAME in .env.local, line 1, would be read as "“Foo”": curly quotes are part of the value; write NEXT_PUBLIC_COM_NAME=Foo, or NEXT_PUBLIC_COM_NAME=\'“Foo”\' if the quotes belong to the text',
  ],
  [
    'a variable that is set twice',
    '# Acme\nNEXT_PUBLIC_PHONE=1\n\nNEXT_PUBLIC_PHONE=2',
    'NEXT_PUBLIC_PHONE is set more than once in .env.local, in lines 2 and 4',
  ],
])('finds %s', (_, contents, problem) => {
  expect(problemsOf(contents).map((text) => text.replaceAll('\\\\"', '\\"'))).toEqual([problem]);
});

test.each([
  ['plain text', 'NEXT_PUBLIC_COM_NAME=Acme Finance & Co., 2nd floor (rear)'],
  ['quotes of every kind', 'A=\'x # "y"\'\nB="it\'s"\nC=`\'"`'],
  ['a comment behind a quoted value', "A='x' # it's a comment\nB=\"y\" # 'z'"],
  ['curly quotes inside a text', "A=The “Foo” Company\nB=‘Foo’ Ltd\nC='“Foo”'"],
  ['an escaped dollar sign', String.raw`A=Cash\$Now` + '\n' + String.raw`B='Cash\$Now'`],
  ['empty values, comments and Windows line ends', '# A=#\r\nA=\r\nB=x\r\n'],
  ['a value of the process environment', 'PATH=#'],
])('accepts %s', (_, contents) => {
  expect(problemsOf(contents)).toEqual([]);
});

test('looks only at the first file that sets a variable', () => {
  expect(problemsOf('A=x', 'A=#y\nA=z')).toEqual([]);
  expect(problemsOf('B=x', 'A=y #z')).toHaveLength(1);
});

test('the advice keeps any value, or there is none', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: fc.constantFrom(...'ab \'"`#$\\{}=\n:-') }),
      ),
      (text) => {
        const value = text.trim();
        const line = formatSettingsLine('A', value);
        if (line === undefined) return;
        expect(readSettingsFiles(line).arrived['A']).toBe(value);
        // A file with these characters counts as one in another encoding.
        expect(problemsOf(line)).toHaveLength(/[\0\ufffd]/.test(line) ? 1 : 0);
      },
    ),
    { numRuns: 2000 },
  );
});

test('whatever a file holds, a value arrives as it is written or is a problem', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'ab \'"`#$\\{}=:-') }), (text) => {
      const { arrived } = readSettingsFiles(`A=${text}`);
      if (problemsOf(`A=${text}`).length > 0) return;
      const [, quote = '', inner = text.trim()] =
        /^(['"`])(.*?)\1\s*(#.*)?$/.exec(text.trim()) ?? [];
      const written = inner.replaceAll('\\$', '$');
      expect(arrived['A']).toBe(quote ? written.replaceAll(`\\${quote}`, quote) : written);
    }),
    { numRuns: 2000 },
  );
});

test('a misread value is reported once, and together with all wrong values', () => {
  const { files, arrived } = readSettingsFiles('NEXT_PUBLIC_EMAIL=a#b\nNEXT_PUBLIC_PHONE=none');
  let message = '';
  try {
    assertSettings(arrived, files, arrived);
  } catch (error) {
    message = (error as ConfigurationError).message;
  }

  expect(message).toMatch(
    /^2 wrong settings:\n {2}NEXT_PUBLIC_EMAIL in .*\n {2}NEXT_PUBLIC_PHONE was "none"/,
  );
});

test('every example in .env.example works as it stands, without its comment sign', () => {
  const example = readFileSync('.env.example', 'utf8').replace(/^# (?=NEXT_PUBLIC_\w+=)/gm, '');
  const { files, arrived } = readSettingsFiles(example);

  expect(() => assertSettings(arrived, files, arrived)).not.toThrow();
  const { company, palette, legal, offerTerms, loanApp } = readConfiguration(arrived);
  expect(palette).toEqual({ accent: '#a0c4ff', onAccent: '#22104d', text: '#22104d' });
  expect(company.address).toBe('Flat #12, 3rd Cross Road, Exampleville 560001');
  expect(company.exampleFields).toEqual([]);
  expect(JSON.stringify([company, legal, offerTerms, loanApp])).not.toContain('""');
});
