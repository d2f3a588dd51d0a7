import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import nextEnv from '@next/env';
import { importTypeScript } from '../../build/import-typescript.mjs';
import { ROOT } from '../copy-project.mjs';

const { assertCompanyName, regionBuilds, variantBuilds, variantsOfCompany } =
  await importTypeScript('lib/tools/variants/plan-site-builds.ts');

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
  settingsFiles: ['.env', '.env.production', '.env.local', '.env.production.local'],
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
  const root = join(ROOT, FOLDER);
  const isFolder = (name) => statSync(join(root, name), { throwIfNoEntry: false })?.isDirectory();
  const known = (existsSync(root) ? readdirSync(root) : []).filter(
    (name) => !name.startsWith('.') && isFolder(name),
  );
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
  const read = variants.map((variant) => ({
    variant,
    ...readSettings([...settingsFiles, `${folder}.env.${variant.locale}`]),
  }));
  return variantBuilds(read).map((build, index) => ({
    ...build,
    ...read[index],
    company,
    label: name ? `${name}: ${build.label}` : build.label,
  }));
}

/** The builds of one site for each region, with the settings of the project. */
export function regionBuildsOfProject() {
  const read = readSettings(PROJECT.settingsFiles);
  return regionBuilds(read.settings).map((build) => ({ ...build, ...read, company: PROJECT }));
}

/** The settings in files, from the lowest precedence. The process environment has the highest. */
function readSettings(paths) {
  const loadedEnvFiles = paths
    .filter((path) => existsSync(join(ROOT, path)))
    .map((path) => ({ path, contents: readFileSync(join(ROOT, path), 'utf8') }))
    .reverse();
  const [, parsedEnv] = nextEnv.processEnv(loadedEnvFiles, ROOT, console, true);
  // Next also writes what it reads into the process environment, which the next read would prefer.
  nextEnv.resetEnv();
  return { files: { loadedEnvFiles, parsedEnv }, settings: { ...parsedEnv, ...process.env } };
}
