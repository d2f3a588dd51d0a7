import { loadSettings } from '@/lib/config/read-configuration';
import {
  settingsWithoutProblems,
  type EnvironmentVariables,
  type SettingsFiles,
} from '@/lib/kit/settings';
import { ENV_EXAMPLE } from '../../env-example';
import { parseEnvAsNext } from '../setup/parse-env-as-next';

const NO_FILES = { loadedEnvFiles: [], parsedEnv: {} };

const assertSettings = (environment: EnvironmentVariables, files: SettingsFiles) =>
  settingsWithoutProblems(loadSettings(environment, files));

/** Checks a settings file as a build does. */
function check(contents: string) {
  const files = parseEnvAsNext(contents);
  return assertSettings(files.parsedEnv, files);
}

test.each(['development', 'Production'])('a build with NODE_ENV=%s stops', (mode) => {
  const problem = `NODE_ENV was "${mode}"; allowed for a build: production, or no value`;
  expect(() => assertSettings({ NODE_ENV: mode }, NO_FILES)).toThrow(problem);
  assertSettings({ NODE_ENV: 'production' }, NO_FILES);
});

test.each([`'1'`, '"1"', ' “1”', '‘1’', '”1”', '„1“', '«1»', '`1`'])(
  'the quotation marks of %s, which the environment has passed on, are a wrong setting',
  (quoted) => {
    for (const variable of ['NEXT_PUBLIC_REGION', 'NEXT_PUBLIC_COM_NAME', 'NEXT_PUBLIC_EMAIL'])
      expect(() => assertSettings({ [variable]: quoted }, NO_FILES)).toThrow(
        `1 wrong setting:\n  ${variable} (process environment) was "${quoted}"; allowed: a value without quotation marks around it`,
      );
  },
);

test('a settings file may have straight quotation marks around a value, and no others', () => {
  expect(check(`NEXT_PUBLIC_COM_NAME='Acme'`).company.name).toBe('Acme');
  expect(() => check('NEXT_PUBLIC_COM_NAME=“Acme”')).toThrow('(.env.local:1) was "“Acme”"');
});

test.each(['"Acme" Finance "Ltd"', `PT "Acme"`, `Acme's`, `'Acme`, `"`])(
  'the quotation marks of %s belong to the name',
  (name) => {
    expect(() => assertSettings({ NEXT_PUBLIC_COM_NAME: name }, NO_FILES)).not.toThrow();
  },
);

/** Values that people wrote and that the build once misread or accepted. */
const MISTAKES = String.raw`
REGION=1
NEXT_PUBLIC_BACKGROUND=#a0c4ff
NEXT_PUBLIC_EMAIL=a?cc=x@b.co #care
NEXT_PUBLIC_PHONE=---
`;

test('one message names every mistake in a settings file once', () => {
  expect(() => check(MISTAKES)).toThrow(
    /^4 wrong settings:\n +REGION \(.*:2\) is not .*\n.*BACKGROUND \(.*:3\) would be read as "";.*\n.*EMAIL \(.*:4\) .*\n.*PHONE \(.*:5\) was "---";.*\nSee \.env\.example\.$/,
  );
});

test('a message names the file and the line of each value, or says that it is from the environment', () => {
  const files = parseEnvAsNext(
    '# Acme\nNEXT_PUBLIC_BACKGROUND=red\nNEXT_PUBLIC_PHONE=1',
    'NEXT_PUBLIC_BG_FONT_COLOR=gray\nNEXT_PUBLIC_BACKGROUND=white',
  );
  const environment = { ...files.parsedEnv, NEXT_PUBLIC_PHONE: 'none' };

  expect(() => assertSettings(environment, files)).toThrow(
    /PHONE \(process environment\) was "none".*\n.*BG_FONT_COLOR \(\.env:1\) on NEXT_PUBLIC_BACKGROUND \(\.env\.local:2\) was/,
  );
  expect(() => assertSettings({ NEXT_PUBLIC_BACKGROUND: 'red' }, NO_FILES)).toThrow(
    'NEXT_PUBLIC_BG_FONT_COLOR (unset) on NEXT_PUBLIC_BACKGROUND (process environment) was #',
  );
});

test('every example in .env.example works as it stands, without its comment sign', () => {
  const { company, palette, legal, offerTerms, loanApp } = check(ENV_EXAMPLE);

  expect(palette).toEqual({ accent: '#a0c4ff', onAccent: '#22104d', text: '#22104d' });
  expect(company.address).toBe('Flat #12, 3rd Cross Road, Exampleville 560001');
  expect(JSON.stringify([company, legal, offerTerms, loanApp])).not.toContain('""');
});
