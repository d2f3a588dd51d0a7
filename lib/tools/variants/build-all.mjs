/**
 * `npm run build:all`: builds every variant that has a settings file such as `.env.hi-IN`, each
 * into a folder of `variants/` with the configuration of each host. With names of companies, or
 * with `--all`, it builds those of their sites that have changed (PRODUCT rule 49). If a build
 * fails, all sites of that company stay as they are.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { importTypeScript } from '../../build/import-typescript.mjs';
import { ROOT } from '../copy-project.mjs';
import { hashOfInputs } from './hash-inputs.mjs';
import { PROJECT, readCompanies, siteBuildsOf } from './read-companies.mjs';
import { prepareSiteBuilds } from './run-site-builds.mjs';

const { isVariantName, settingsFileNames } = await importTypeScript(
  'lib/tools/variants/plan-site-builds.ts',
);
const { moveFolder } = await importTypeScript('lib/build/replace-folder.ts');
const FOLDER = join(ROOT, 'variants');
const LOCK = join(ROOT, 'reports/build-all.lock');

/** The file beside `out/` with the hash of what the site of a company was built from. */
const INPUTS = 'inputs.sha256';

const print = (line) => process.stdout.write(`${line}\n`);

try {
  lock();
  const buildSite = prepareSiteBuilds('build-all');
  const { values, positionals } = parseArgs({
    options: { all: { type: 'boolean' } },
    allowPositionals: true,
  });
  const companies = readCompanies(positionals, values.all);
  await Promise.all(companies.map((company) => buildCompany(company, buildSite)));
  const isOfCompany = (name) => companies.some((company) => company.name === name);
  if (values.all && existsSync(FOLDER))
    deleteEntries(FOLDER, (name) => !isVariantName(name) && !isOfCompany(name));
} catch (error) {
  report(error, PROJECT);
}

/** Builds the changed sites of a company. If no build fails, they replace the old sites. */
async function buildCompany(company, buildSite) {
  const folder = join(FOLDER, company.name);
  try {
    const sites = siteBuildsOf(company);
    if (sites.length === 0)
      throw new Error(
        `There is no settings file of a variant. Write one or more: ${settingsFileNames()}.`,
      );
    // Without a company, all sites are built, so that the summary of each is printed.
    const hashes = company.name ? sites.map(hashOfInputs) : [];
    const isUnchanged = ({ name }, index) =>
      hashes[index] && hashes[index] === hashOfBuilt(join(folder, name));
    const builds = await Promise.allSettled(
      sites.map((site, index) => !isUnchanged(site, index) && buildSite(site)),
    );
    const errors = builds.flatMap(({ reason }) => reason?.message ?? []);
    if (errors.length > 0) throw new Error(errors.join('\n'));

    mkdirSync(folder, { recursive: true });
    for (const [index, { name, label }] of sites.entries()) {
      const built = builds[index].value;
      if (built) {
        if (hashes[index]) writeFileSync(join(built, INPUTS), hashes[index]);
        moveFolder(built, join(folder, name));
      }
      print(`${label}: variants/${join(company.name, name)}/${built ? '' : ' has not changed'}`);
    }
    // Deletes sites that are no longer configured, so that nobody publishes them.
    const isOfVariant = (name) => Boolean(company.name) || isVariantName(name);
    deleteEntries(folder, (name) => isOfVariant(name) && sites.every((site) => site.name !== name));
    if (sites.some(({ settings }) => settings.NEXT_PUBLIC_OTHER_REGION_URL))
      print(
        '  ! NEXT_PUBLIC_OTHER_REGION_URL was not used: the sites that are built together link to each other.',
      );
  } catch (error) {
    report(error, company);
  }
}

/** What a site was built from; undefined if it is missing or not complete. */
function hashOfBuilt(folder) {
  // A build writes this file last.
  if (!existsSync(join(folder, 'out/_headers'))) return undefined;
  const file = join(folder, INPUTS);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function deleteEntries(folder, isOld) {
  for (const name of readdirSync(folder).filter(isOld))
    rmSync(join(folder, name), { recursive: true });
}

function report({ message }, { name }) {
  process.stderr.write(`${message}\nvariants/${name ? `${name}/` : ''} is unchanged.\n`);
  process.exitCode = 1;
}

/** Prevents a second run, which would replace the same sites. Ignores a lock of a killed run. */
function lock() {
  let owner = 0;
  try {
    owner = Number(readFileSync(LOCK, 'utf8'));
    // Signal 0 only asks whether the process is running.
    process.kill(owner, 0);
  } catch {
    owner = 0;
  }
  if (owner)
    throw new Error(
      `Another build:all is running (process ${owner}). Wait until it has finished, or stop it.`,
    );
  mkdirSync(join(ROOT, 'reports'), { recursive: true });
  writeFileSync(LOCK, String(process.pid));
  process.once('exit', () => rmSync(LOCK, { force: true }));
}
