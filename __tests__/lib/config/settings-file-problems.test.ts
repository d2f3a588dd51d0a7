import fc from 'fast-check';
import { SETTINGS } from '@/lib/config/schema';
import { settingsFileProblems } from '@/lib/config/settings-file-problems';
import { readSettingsFiles } from './read-settings-files';

/** The problems of settings files as Next reads them. */
function problemsOf(...contents: string[]): string[] {
  const { files, arrived } = readSettingsFiles(...contents);
  return settingsFileProblems(files, arrived).map(
    ({ variable, problem }) => `${variable} ${problem}`,
  );
}

test.each([
  ['utf16le', 'Acme'],
  ['latin1', 'Müller'],
] as const)(
  'a settings file in the encoding %s stops the build, because its settings would be lost or misspelt',
  (encoding, name) => {
    const contents = Buffer.from(`NEXT_PUBLIC_COM_NAME=${name}\n`, encoding).toString('utf8');

    expect(problemsOf(contents)).toEqual([
      '.env.local is not in UTF-8, so its settings would be lost or misspelt; save it as UTF-8',
    ]);
  },
);

test.each([
  ['#a0c4ff', '""', `write A='#a0c4ff', or write A='' if that value is right`],
  ['1 # India', '"1"', `write A='1 # India', or write A='1' if that value is right`],
  [
    'Flat #12, 3rd Cross',
    '"Flat"',
    `write A='Flat #12, 3rd Cross', or write A='Flat' if that value is right`,
  ],
  [
    'Cash$Now Finance',
    '"Cash Finance"',
    `write A='Cash\\$Now Finance', or write A='Cash Finance' if that value is right`,
  ],
  [`'Cash$Now'`, '"Cash"', `write A='Cash\\$Now', or write A='Cash' if that value is right`],
  ['“Foo” # the name', '"“Foo”"', `write A='Foo', or write A='“Foo”' if that value is right`],
  [`'Acme`, `"'Acme"`, `write A='Acme', or write A="'Acme" if that value is right`],
  [
    String.raw`"The \"Acme\" Company"`,
    String.raw`"The \"Acme\" Company"`,
    String.raw`write A='The "Acme" Company', or write A='The \"Acme\" Company' if that value is right`,
  ],
  ['"Foo";', '""Foo";"', `write A='Foo', or write A='"Foo";' if that value is right`],
  [
    "'1 Road, #2' , # Mumbai",
    `"'1 Road,"`,
    `write A='1 Road, #2', or write A="'1 Road," if that value is right`,
  ],
  ['“Foo”', '"“Foo”"', `write A='Foo', or write A='“Foo”' if that value is right`],
  ['«Foo»,', '"«Foo»,"', `write A='Foo', or write A='«Foo»,' if that value is right`],
  ['"1 Road\nMumbai"', '"1 Road<U+000A>Mumbai"', 'write the value in one line'],
  [String.raw`"1 Road\rMumbai"`, '"1 Road<U+000D>Mumbai"', 'write the value in one line'],
  [
    String.raw`C: #\ `,
    '"C:"',
    `set A in the process environment, or write A='C:' if that value is right`,
  ],
  ['a\'"` #', '"a\'"`"', 'set A in the process environment'],
])('the value %s would be read as %s, and the message says how to write it', (...row) => {
  const [value, read, advice] = row.map((text) => text.replaceAll('A=', 'NEXT_PUBLIC_ADDRESS='));

  expect(problemsOf(`# Acme\nNEXT_PUBLIC_ADDRESS=${value}`)).toEqual([
    `NEXT_PUBLIC_ADDRESS in .env.local, line 2, would be read as ${read}; ${advice?.replace('set A', 'set NEXT_PUBLIC_ADDRESS')}`,
  ]);
});

test.each([
  ['plain text', 'Acme Finance & Co., 2nd floor (rear);'],
  ['other quotes inside quotes', `'x # "y"'`],
  ['an apostrophe in quotes', `"it's"`],
  ['backticks', '`\'"`'],
  ['a comment behind a quoted value', `'x' # it's a comment`],
  ['curly quotes inside a text', 'The “Foo” Company'],
  ['curly quotes around the first word', '‘Foo’ Ltd'],
  ['curly quotes around the last word', 'Ltd ‘Foo’'],
  ['curly quotes in straight ones', `'“Foo”'`],
  ['an escaped dollar sign', String.raw`Cash\$Now`],
  ['an escaped dollar sign in quotes', String.raw`'Cash\$Now'`],
  ['an empty value and a Windows line end', '\r\n'],
])('a value may be %s', (_, value) => {
  for (const name of ['NEXT_PUBLIC_ADDRESS=', 'export NEXT_PUBLIC_ADDRESS = ', 'NEXT_PUBLIC_CIN: '])
    expect(problemsOf(`${name}${value}`)).toEqual([]);
});

test('a setting has one line in a file, and the first file that sets it wins', () => {
  const two = '# Acme\nNEXT_PUBLIC_PHONE=1\n\nNEXT_PUBLIC_PHONE=2';

  expect(problemsOf(two)).toEqual([
    'NEXT_PUBLIC_PHONE is set more than once in .env.local, in lines 2 and 4',
  ]);
  expect(problemsOf('NEXT_PUBLIC_PHONE=1', `${two}#3`)).toEqual([]);
  expect(problemsOf('NEXT_PUBLIC_CIN=1', two)).toHaveLength(1);
  expect(problemsOf('set NEXT_PUBLIC_PHONE=1\nNEXT_PUBLIC_PHONE=2 #3')).toEqual([
    expect.stringContaining('line 1, would not be read'),
    expect.stringContaining('line 2, would be read as "2"'),
  ]);
});

test('a setting of the process environment may be anything in the files', () => {
  const contents = 'NEXT_PUBLIC_CIN=#\nNEXT_PUBLIC_PHONE=1\nNEXT_PUBLIC_PHONE=2\nNEXT_PUBLIC_X=1';

  expect(settingsFileProblems([{ path: '.env', contents }], {})).toEqual([]);
});

test.each([
  ['NEXT_PUBLIC_COMPANY_NAME', 'NEXT_PUBLIC_COM_NAME'],
  ['NEXT_PUBLIC_EMIAL', 'NEXT_PUBLIC_EMAIL'],
  ['NEXT_PUBLIC_ADRESS', 'NEXT_PUBLIC_ADDRESS'],
  ['NEXT_PUBLIC_INTREST_RATE', 'NEXT_PUBLIC_INTEREST_RATE'],
  ['NEXT_PUBIC_PHONE', 'NEXT_PUBLIC_PHONE'],
  ['next_public_region', 'NEXT_PUBLIC_REGION'],
  ['REGION', 'NEXT_PUBLIC_REGION'],
  ['COM_NAME', 'NEXT_PUBLIC_COM_NAME'],
])('%s is no setting, and %s is near', (variable, setting) => {
  expect(problemsOf(`# Acme\n${variable}=x`)).toEqual([
    `${variable} in .env.local, line 2, is not a setting of this site; did you mean ${setting}?`,
  ]);
});

test('a variable with our prefix that is near no setting is reported in each file', () => {
  const contents = 'NEXT_PUBLIC_FAVOURITE_ANIMAL=x';

  expect(problemsOf(contents, contents)).toEqual([
    'NEXT_PUBLIC_FAVOURITE_ANIMAL in .env.local, line 1, is not a setting of this site',
    'NEXT_PUBLIC_FAVOURITE_ANIMAL in .env, line 1, is not a setting of this site',
  ]);
});

test('settings, variables of other tools and those that Vercel writes are accepted', () => {
  const others = [
    'PORT',
    'DATABASE_URL',
    'NEXT_TELEMETRY_DISABLED',
    'NEXT_PUBLIC_VERCEL_ENV',
    'MY_NEXT_PUBLIC_TOOL',
  ];

  expect(problemsOf([...SETTINGS, ...others].map((name) => `${name}=x`).join('\n'))).toEqual([]);
});

test.each([
  ['NEXT_PUBLIC_REGION:1', `REGION='1'`],
  ['NEXT_PUBLIC_REGION 1', `REGION='1'`],
  ['set NEXT_PUBLIC_REGION=1', `REGION='1'`],
  ['set "NEXT_PUBLIC_REGION=1"', `REGION='1'`],
  ['$env:NEXT_PUBLIC_REGION = "1"', `REGION='1'`],
  ['- NEXT_PUBLIC_REGION=1', `REGION='1'`],
  ["['NEXT_PUBLIC_REGION'] = '1' ;", `REGION='1'`],
  ['"NEXT_PUBLIC_COM_NAME": "Acme Finance",', `COM_NAME='Acme Finance'`],
  ['NEXT_PUBLIC_COM_NAME "Acme Finance"', `COM_NAME='Acme Finance'`],
  ['"NEXT_PUBLIC_COM_NAME" "Acme Finance"', `COM_NAME='Acme Finance'`],
  [String.raw`NEXT_PUBLIC_COM_NAME "The \"Acme\" Co",`, `COM_NAME='The "Acme" Co'`],
  ['NEXT_PUBLIC_COM_NAME “Acme Finance”', `COM_NAME='Acme Finance'`],
  ["set NEXT_PUBLIC_COM_NAME='Acme' # the name", `COM_NAME='Acme'`],
  ['NEXT_PUBLIC_COM_NAME Acme #1 ;, ', `COM_NAME='Acme #1'`],
  ['NEXT_PUBLIC_ADRESS 2 Road', `ADDRESS='2 Road'`],
  ['set REGION=1', `REGION='1'`],
  ['COM_NAME:Acme', `COM_NAME='Acme'`],
])('the line %s would not be read, and the message has the right line', (line, right) => {
  expect(problemsOf(`# Acme\n\n${line}\n`)).toEqual([
    expect.stringMatching(/^\w+ in \.env\.local, line 3, would not be read; write NEXT_PUBLIC_/),
  ]);
  expect(problemsOf(line)[0]?.split('write NEXT_PUBLIC_')[1]).toBe(right);
});

test.each([
  ' # NEXT_PUBLIC_REGION 1',
  'OTHER_TOOL=set NEXT_PUBLIC_REGION=1',
  'set OTHER_TOOL=1',
  'Your region 1',
  'Here comes NEXT_PUBLIC_REGION',
])('the line %s is not reported', (line) => {
  expect(problemsOf(line)).toEqual([]);
});

/** Values with the signs that a settings file may misread. */
const awkward = fc.string({ unit: fc.constantFrom(...'abn \'"`#$\\{}=:-,;“”') });

test('whatever a file holds, a value arrives as it is written or is a problem', () => {
  fc.assert(
    fc.property(awkward, (text) => {
      const line = `NEXT_PUBLIC_ADDRESS=${text}`;
      const { arrived } = readSettingsFiles(line);
      if (problemsOf(line).length > 0) return;
      const [, quote = '', inner = text.trim()] =
        /^(['"`])(.*?)\1\s*(#.*)?$/.exec(text.trim()) ?? [];
      const written = inner.replaceAll('\\$', '$');
      expect(arrived['NEXT_PUBLIC_ADDRESS']).toBe(
        quote ? written.replaceAll(`\\${quote}`, quote) : written,
      );
    }),
    { numRuns: 2000 },
  );
});

test('the lines of a message have no problem, and the second one gives the value that was read', () => {
  let followed = 0;
  fc.assert(
    fc.property(awkward, (text) => {
      const line = `NEXT_PUBLIC_ADDRESS=${text}`;
      const [, right, asRead] =
        /; (?:write (NEXT.*?)|set NEXT\w+ in .*?)(?:, or write (NEXT.*) if that value is right)?$/.exec(
          problemsOf(line).join(),
        ) ?? [];
      if (right) expect(problemsOf(right)).toEqual([]);
      if (asRead) {
        followed += 1;
        expect(problemsOf(asRead)).toEqual([]);
        expect(readSettingsFiles(asRead).arrived).toEqual(readSettingsFiles(line).arrived);
      }
    }),
    { numRuns: 2000 },
  );
  expect(followed).toBeGreaterThan(300);
});
