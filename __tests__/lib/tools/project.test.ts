import { writeFileSync } from 'node:fs';
import { assertCompanyName, PROJECT, variantsOfCompany } from '@/lib/kit/companies/companies';
import { hashOfInputs } from '@/lib/kit/companies/hash-inputs';
import { readSettingsFiles } from '@/lib/kit/companies/site-builds';
import { project } from '@/lib/tools/project';
import { temporaryFolder } from '../../temporary-folder';

type Settings = Record<string, Record<string, string> | undefined>;

/** The variables of the first site of a company, from the settings of each of its variants. */
function variablesOfFirst(settings: Settings) {
  const sites = project.variants
    .filter(({ name }) => settings[name])
    .map((variant) => ({ variant, settings: settings[variant.name] ?? {} }));
  return sites[0] ? project.variablesOf(sites[0].variant, sites) : {};
}

test('the variants of a company are those that have a settings file', () => {
  const files = ['.env', '.env.example', '.env.id-ID', '.env.local', '.env.hi-IN', 'package.json'];

  expect(variantsOfCompany(files, project).map(({ name }) => name)).toEqual(['hi-IN', 'id-ID']);
  expect(
    variantsOfCompany(['.env.hi-IN', '.env.hi-IN.swp', '.env.hi-IN~'], project, 'a/'),
  ).toHaveLength(1);
});

test.each([
  ['', '.env.en-IN .env.hi-in', /^No variant reads \.env\.hi-in\. Write \.env\.en-IN, .* or /],
  ['', '.env.fr-FR .env.id_ID .env.hi-IN.txt', /^No variant reads .*fr-FR, .*id_ID, .*IN\.txt\./],
  ['a/', '.env .env.en-IN .env.local', /^No variant reads a\/\.env\.local\. Write /],
  ['a/', '.env .env.example', /^There is no settings file of a variant in a\/\. Write one/],
])('in "%s" the files %s stop the command with a message', (folder, files, message) => {
  expect(() => variantsOfCompany(files.split(' '), project, folder)).toThrow(message);
});

test.each([
  ['../a', 'companies/ has no folder "../a". Its folders: a, en-IN.'],
  [
    'en-IN',
    'Rename companies/en-IN: variants/en-IN/ is the folder of a site of the project itself.',
  ],
])('the name %s is refused for a company', (name, message) => {
  expect(() => assertCompanyName(name, ['a', 'en-IN'], project)).toThrow(message);
});

test('a variant whose URL is missing or wrong is not linked, and one with the same URL is, so that the build reports it', () => {
  const english = variablesOfFirst({
    'en-IN': { NEXT_PUBLIC_HTTP_URL: 'https://acme.example' },
    'hi-IN': { NEXT_PUBLIC_HTTP_URL: 'https://acme.example/' },
    'en-ID': {},
    'id-ID': { NEXT_PUBLIC_HTTP_URL: 'acme.example' },
  });

  expect(english['NEXT_PUBLIC_OTHER_REGION_URL']).toBe('hi-IN=https://acme.example');
});

test.each(['content/a.md', 'public/a.pdf'])(
  'a site is built again if its %s has changed',
  (file) => {
    const folder = `${temporaryFolder({ [file]: 'old' })}/`;
    const site = { name: 'en-IN', label: '', variables: {}, ...readSettingsFiles([]) };
    const hash = () => hashOfInputs({ ...site, company: { ...PROJECT, folder } });
    const before = hash();
    writeFileSync(folder + file, 'new');
    expect(hash()).not.toBe(before);
  },
);
