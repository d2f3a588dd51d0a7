import fc from 'fast-check';
import { configurationWarnings } from '@/lib/config/configuration-warnings';
import { readConfiguration } from '@/lib/config/read-configuration';
import { VARIABLES } from '@/lib/config/schema';
import { envFileProblems, withSources } from '@/lib/kit/settings/env-file-problems';
import { parseEnvAsNext } from '../../setup/parse-env-as-next';

/** The problems of settings files as Next reads them. */
function problemsOf(...contents: string[]): string[] {
  const files = parseEnvAsNext(...contents);
  return envFileProblems(files, VARIABLES).map(
    ({ place, reason }) => `${withSources(place, files.parsedEnv, files, VARIABLES)} ${reason}`,
  );
}

test.each(['utf16le', 'latin1'] as const)('a settings file in %s is a problem', (encoding) => {
  const contents = Buffer.from('NEXT_PUBLIC_COM_NAME=Müller\n', encoding).toString('utf8');

  expect(problemsOf(contents)).toEqual(['.env.local is not in UTF-8; save it as UTF-8']);
});

const MISSPELT = [
  'NEXT_PUBLIC_COMPANY-NAME',
  'NEXT_PUBIC_PHONE',
  'PUBLIC_PHONE',
  'next_public_region',
];

test.each([...MISSPELT, 'REGION', 'COM_NAME'])('%s in a settings file is a problem', (variable) => {
  expect(problemsOf(`# Acme\nA=1\n${variable}=x`)).toEqual([
    `${variable} (.env.local:3) is not a setting of this site; .env.example lists all settings`,
  ]);
});

test.each(MISSPELT)('%s in the process environment is a warning', (variable) => {
  expect(configurationWarnings(readConfiguration({ [variable]: 'x' }), [])[0]).toBe(
    `${variable} is not a setting of this site. .env.example lists all settings.`,
  );
});

test('settings, variables of other tools and those that Vercel writes are accepted', () => {
  const others = [
    ...['PORT', 'DATABASE_URL', 'NEXT_TELEMETRY_DISABLED', 'NEXT_PUBLIC_VERCEL_ENV'],
    ...[
      'NEXT_PUBLIC_VERCEL_GIT_REPO_OWNER',
      'MY_NEXT_PUBLIC_TOOL',
      'AWS_REGION',
      'PUBLIC_TELEPHONE',
    ],
  ];
  const names = [...VARIABLES, ...others];

  expect(problemsOf(names.map((name) => `${name}=x`).join('\n'))).toEqual([]);
  // Outside of settings files, a name without the prefix may belong to any program.
  const variables = Object.fromEntries([...others, 'REGION', 'EMAIL'].map((name) => [name, 'x']));
  expect(readConfiguration(variables).misspeltVariables).toEqual([]);
});

test.each([
  ...['set NEXT_PUBLIC_REGION=1', 'NEXT_PUBLIC_REGION:1', 'NEXT_PUBLIC_REGION 1', '; India'],
  ...['- NEXT_PUBLIC_REGION=1', '"NEXT_PUBLIC_REGION": "1",', '$env:NEXT_PUBLIC_REGION=1', "'"],
  ...['<<<<<<< HEAD', 'export NEXT_PUBLIC_REGION', '\u200bNEXT_PUBLIC_REGION=1'],
])('the line %s, which nothing reads, is a problem', (line) => {
  for (const end of ['\n', '\r\n', '\r'])
    expect(problemsOf(['\ufeff# Acme', "KEY='a", "b'", line, 'A=1', ''].join(end))).toEqual([
      '.env.local:4 is neither NAME=value nor a comment (# …), so nothing reads it',
    ]);
});

test('empty lines, comments and values of several lines in quotes are accepted', () => {
  const key = 'KEY="-----BEGIN-----\nset A=1\n\n-----END-----" # a key';

  expect(problemsOf(`\ufeff${key}\n \t\n  # Acme\nexport A = \nB: 'x'`)).toEqual([]);
});

test.each([
  ['#a0c4ff', ''],
  ['1 # India', '1'],
  ['Cash$Now', 'Cash'],
  [`'Cash$Now'`, 'Cash'],
  [`'Acme`, `'Acme`],
  [String.raw`"The \"Acme\" Co" # the name`, String.raw`The \"Acme\" Co`],
  ['"1 Road\nMumbai"', '1 Road<U+000A>Mumbai'],
  [String.raw`"1 Road\rMumbai"`, '1 Road<U+000D>Mumbai'],
  ['1 Road\u2028Mumbai #2', '1 Road<U+2028>Mumbai'],
])('the value %s would be read as %s, which is a problem', (value, read) => {
  expect(problemsOf(`# Acme\rNEXT_PUBLIC_ADDRESS=${value}`)).toEqual([
    `NEXT_PUBLIC_ADDRESS (.env.local:2) would be read as "${read}"; write it in one line and in single quotes, $ as \\$, and a comment in a line of its own`,
  ]);
});

test.each([
  ['plain text', 'Acme Finance & Co., 2nd floor (rear);'],
  ['other quotes inside quotes', `'x # "y"'`],
  ['an apostrophe in quotes', `"it's"`],
  ['quotes in the middle', `the 'Acme' Co`],
  ['the same quote between quotes', `'Acme's'`],
  ['backticks', `\`'"\``],
  ['a comment behind a quoted value', `'x' # it's a comment`],
  ['an escaped dollar sign', String.raw`Cash\$Now`],
  ['an empty value and a Windows line end', '\r\n'],
])('a value may be %s', (_, value) => {
  for (const name of ['NEXT_PUBLIC_ADDRESS=', 'export NEXT_PUBLIC_ADDRESS = ', 'NEXT_PUBLIC_CIN: '])
    expect(problemsOf(`${name}${value}`)).toEqual([]);
});

test('only the value that Next takes counts: the last one of the first file, unless the process environment has one', () => {
  const wrong = 'NEXT_PUBLIC_PHONE=1 #2';

  expect(problemsOf('NEXT_PUBLIC_PHONE=1', wrong)).toEqual([]);
  expect(problemsOf('NEXT_PUBLIC_CIN=1', wrong)).toHaveLength(1);
  expect(problemsOf(`${wrong}\nNEXT_PUBLIC_PHONE=3`)).toEqual([]);
  expect(problemsOf('NEXT_PUBLIC_PHONE=1\nKEY="\nNEXT_PUBLIC_PHONE=2\n"')).toEqual([]);
  const { loadedEnvFiles } = parseEnvAsNext(`${wrong}\nNEXT_PUBLIC_X=1`);
  expect(envFileProblems({ loadedEnvFiles, parsedEnv: {} }, VARIABLES)).toEqual([]);
});

test('any value that is quoted as the message recommends is read unchanged', () => {
  const text = fc.string({ unit: fc.constantFrom(...'abn "`#$\\{}=:-,;') });
  fc.assert(
    // A backslash before a dollar sign or at the end has no notation in quotes.
    fc.property(
      text.filter((value) => !/\\(\$|$)/.test(value)),
      (value) => {
        const line = `NEXT_PUBLIC_ADDRESS='${value.replaceAll('$', '\\$')}'`;
        expect(parseEnvAsNext(line).parsedEnv).toEqual({ NEXT_PUBLIC_ADDRESS: value });
        expect(problemsOf(line)).toEqual([]);
      },
    ),
  );
});
