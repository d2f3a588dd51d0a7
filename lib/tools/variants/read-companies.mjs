import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importTypeScript } from '../../build/import-typescript.mjs';
import { nextEnv } from '../../build/resolve-next.mjs';
import { ROOT } from '../copy-project.mjs';

const { assertCompanyName, regionBuilds, variantBuilds, variantsOfCompany } =
  await importTypeScript('lib/tools/variants/plan-site-builds.ts');

/** The settings file with the highest precedence. In a copy it has the settings of one site. */
export const FIRST_READ = '.env.production.local';

const FOLDER = 'companies';

/**
 * The project itself, which has no name. Its sites have their settings in files of its root.
 *
 * A company has the path of its folder from the root, and the settings files that all of its sites
 * read. The last one takes precedence.
 */
export const PROJECT = {
  name: '',
  folder: '',
  settingsFiles: ['.env', '.env.production', '.env.local'],
};

/**
 * The companies with these names (PRODUCT rule 49), or all. Without names: the project itself.
 *
 * Their sites do not read `.env.local` of the project: it has the settings of one machine, which
 * may be those of another company.
 *
 * @throws Error that lists the existing companies, if a name is unknown or there is none.
 */
export function readCompanies(names, all = false) {
  if (names.length === 0 && !all) return [PROJECT];
  const folders = existsSync(join(ROOT, FOLDER))
    ? readdirSync(join(ROOT, FOLDER), { withFileTypes: true })
    : [];
  const known = folders
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name);
  if (all && known.length === 0) throw new Error('There is no folder of a company in companies/.');
  return [...new Set(all ? known : names)].map((name) => {
    assertCompanyName(name, known);
    const folder = `${FOLDER}/${name}/`;
    return { name, folder, settingsFiles: ['.env', '.env.production', `${folder}.env`] };
  });
}

/** The builds of a company's sites: of each variant for which it has a settings file. */
export function siteBuildsOf(company) {
  const { name, folder, settingsFiles } = company;
  const variants = variantsOfCompany(readdirSync(join(ROOT, folder)), folder);
  const withSettings = variants.map((variant) => ({
    variant,
    settings: readSettings([...settingsFiles, `${folder}.env.${variant.locale}`]),
  }));
  return variantBuilds(withSettings).map((build, index) => ({
    ...build,
    company,
    settings: withSettings[index].settings,
    label: name ? `${name}: ${build.label}` : build.label,
    settingsFile: folder + build.settingsFile,
  }));
}

/** The builds of one site for each region, with the settings of the project. */
export function regionBuildsOfProject() {
  const settings = readSettings([...PROJECT.settingsFiles, FIRST_READ]);
  return regionBuilds(settings).map((build) => ({ ...build, company: PROJECT }));
}

/** The settings in files, from the lowest precedence. The process environment has the highest. */
function readSettings(files) {
  const read = files
    .filter((path) => existsSync(join(ROOT, path)))
    .map((path) => ({ path, contents: readFileSync(join(ROOT, path), 'utf8') }))
    .reverse();
  const [, fromFiles] = nextEnv.processEnv(read, ROOT, console, true);
  // Next also writes what it reads into the process environment, which the next read would prefer.
  nextEnv.resetEnv();
  return { ...fromFiles, ...process.env };
}
