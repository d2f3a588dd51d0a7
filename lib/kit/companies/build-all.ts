import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { print } from '../commands';
import { isFinishedExport, moveFolder } from '../files';
import { prepareSiteBuilds, type BuildSite } from './build-in-copies';
import { isVariantName, readCompanies, type CompanyFolder } from './companies';
import { hashOfInputs } from './hash-inputs';
import { lock } from './lock';
import type { Project } from './project';
import { siteBuildsOf, type SiteBuild } from './site-builds';

/** The file beside `out/` with the hash of what the site of a company was built from. */
const INPUTS = 'inputs.sha256';

/**
 * `npm run build:all`: builds every variant that has a settings file such as `.env.hi-IN`, each
 * into a folder of `variants/` with the configuration of each host. With names of companies, or
 * with `--all`, it builds those of their sites that have changed. If a build
 * fails, all sites of that company stay as they are.
 */
export async function buildAll(project: Project, args = process.argv.slice(2)): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { all: { type: 'boolean' }, jobs: { type: 'string' } },
    allowPositionals: true,
  });
  const companies = readCompanies(positionals, project, values.all);
  await lock('build:all');
  const buildSite = prepareSiteBuilds(project, {
    lastingFolder: 'build-all',
    jobs: readJobs(values.jobs),
  });
  const failed: string[] = [];
  await Promise.all(
    companies.map((company) =>
      buildCompany(company, project, buildSite).catch(({ message }: Error) => {
        const folder = `${join('variants', company.name)}/`;
        process.stderr.write(`${message}\n${folder} is unchanged.\n`);
        failed.push(folder);
      }),
    ),
  );
  if (failed.length > 0) process.exitCode = 1;
  // The messages above are between the summaries of other companies.
  if (failed.length > 0 && companies.length > 1)
    process.stderr.write(`Failed, and unchanged: ${failed.join(', ')}\n`);
  const isOfCompany = (name: string) => companies.some((company) => company.name === name);
  if (values.all && existsSync('variants'))
    deleteFolders('variants', (name) => !isVariantName(name, project) && !isOfCompany(name));
}

/**
 * Builds the changed sites of a company. If no build fails, they replace the old sites.
 *
 * @throws Error with the messages of all builds that failed.
 */
async function buildCompany(
  company: CompanyFolder,
  project: Project,
  buildSite: BuildSite,
): Promise<void> {
  const folder = join('variants', company.name);
  const sites = siteBuildsOf(company, project, true);
  const errors: string[] = [];
  const buildIfChanged = async (site: SiteBuild) => {
    // Without a company, all sites are built, so that the summary of each is printed.
    const hash = company.name && hashOfInputs(site);
    if (hash && hash === hashOfBuilt(join(folder, site.name))) return undefined;
    const built = await buildSite(site);
    if (hash) writeFileSync(join(built, INPUTS), hash);
    return built;
  };
  const builds = await Promise.all(
    sites.map((site) =>
      buildIfChanged(site).catch(({ message }: Error) => void errors.push(message)),
    ),
  );
  if (errors.length > 0) throw new Error(errors.join('\n'));

  mkdirSync(folder, { recursive: true });
  for (const [index, { name, label }] of sites.entries()) {
    const built = builds[index];
    if (built) moveFolder(built, join(folder, name));
    print(`${label}: ${join(folder, name)}/${built ? '' : ' has not changed'}`);
  }
  // Deletes sites that are no longer configured, so that nobody publishes them.
  deleteFolders(folder, (name) => {
    const isOfVariant = Boolean(company.name) || isVariantName(name, project);
    return isOfVariant && sites.every((site) => site.name !== name);
  });
  if (sites.some(({ settings }) => settings[project.linksVariable]))
    print(
      `  ! ${project.linksVariable} was not used: the sites that are built together link to each other.`,
    );
}

/** What a site was built from; undefined if it is missing or not complete. */
function hashOfBuilt(folder: string): string | undefined {
  const file = join(folder, INPUTS);
  const isComplete = existsSync(file) && isFinishedExport(join(folder, 'out'));
  return isComplete ? readFileSync(file, 'utf8') : undefined;
}

function deleteFolders(parent: string, isOld: (name: string) => boolean): void {
  for (const name of readdirSync(parent).filter(isOld))
    rmSync(join(parent, name), { recursive: true });
}

/** @throws Error if `--jobs` is no number of builds. */
function readJobs(jobs?: string): number | undefined {
  if (jobs !== undefined && !/^[1-9]\d?$/.test(jobs))
    throw new Error(
      `--jobs was "${jobs}"; allowed: how many sites to build at once, from 1 to 99.`,
    );
  return jobs === undefined ? undefined : Number(jobs);
}
