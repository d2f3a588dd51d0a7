/**
 * `npm run build:all`: builds every variant that has a settings file such as `.env.hi-IN`, each into
 * a folder of `variants/` with the configuration of each host. If one build fails, all folders stay as
 * they are. The project's own `out/` stays as it is, too.
 */
import { spawnSync } from 'node:child_process';
import { Console } from 'node:console';
import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importTypeScript } from '../../import-typescript.mjs';
import { copyProject } from '../copy-project.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const VARIANTS = join(ROOT, 'variants');
/** The settings file that Next reads first. In the copy it has the settings of one variant. */
const FIRST_READ = '.env.production.local';

const { variantsOfCompany, variantBuilds, variantWarnings, settingsFileOf } =
  await importTypeScript('lib/tools/build-all/variant-builds.ts');
const { assertSettings } = await importTypeScript('lib/config/assert-settings.ts');
const { readConfiguration } = await importTypeScript('lib/config/read-configuration.ts');
const { buildWarnings } = await importTypeScript('lib/export/build-warnings.ts');
const { firstLoad, kilobytes } = await importTypeScript('lib/export/first-load.ts');
const { readFiles } = await importTypeScript('lib/export/files.ts');
const { variantLabel } = await importTypeScript('lib/region/variants.ts');
const { resolve } = createRequire(import.meta.url);
const { loadEnvConfig } = createRequire(resolve('next/package.json'))('@next/env');

const terminal = new Console(process.stdout);
const environment = { ...process.env };
const variants = orStop(() => variantsOfCompany(readdirSync(ROOT)));
const copy = orStop(() => copyProject('build-all', { withSettings: true }));
const staging = join(ROOT, 'reports/build-all-variants');
rmSync(staging, { recursive: true, force: true });
const builds = orStop(() => variantBuilds(variants.map(readSettings)));
builds.forEach(check);
builds.forEach(build);
builds.forEach(publish);
await report();

/** The settings of a variant, as Next will read them in the copy. */
function readSettings(variant) {
  const { combinedEnv, loadedEnvFiles } = loadSettings(variant);
  const { env } = loadedEnvFiles.find(({ path }) => path === FIRST_READ);
  return { variant, settings: { ...combinedEnv }, own: Object.keys(env) };
}

/** Wrong settings of any variant end the command before the first build. */
function check({ variant, settings, variables }) {
  const { loadedEnvFiles, parsedEnv } = loadSettings(variant);
  const fromFiles = Object.entries(parsedEnv).filter(([name]) => !(name in variables));
  try {
    assertSettings({ ...settings, ...variables }, loadedEnvFiles, Object.fromEntries(fromFiles));
  } catch (error) {
    stopUnchanged(error.message, variant);
  }
}

function loadSettings(variant) {
  selectSettings(variant);
  return loadEnvConfig(copy, false, { info() {}, error() {} }, true);
}

function selectSettings(variant) {
  copyFileSync(join(ROOT, settingsFileOf(variant)), join(copy, FIRST_READ));
}

/** Builds one variant in the copy. A failure ends the command with the message of the build. */
function build({ variant, variables }) {
  terminal.log(`Building ${variantLabel(variant)} …`);
  selectSettings(variant);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('next/dist/bin/next'), 'build'],
    {
      cwd: copy,
      encoding: 'utf8',
      env: { ...environment, NODE_ENV: 'production', ...variables },
    },
  );
  if (status !== 0) stopUnchanged(stderr || stdout, variant);
  const folder = join(staging, variant.locale);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(copy).filter((entry) => /^out(\.|$)/.test(entry)))
    renameSync(join(copy, name), join(folder, name));
}

/** Replaces the folder of a variant by the new build. */
function publish({ variant: { locale } }) {
  const folder = join(VARIANTS, locale);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(VARIANTS, { recursive: true });
  renameSync(join(staging, locale), folder);
}

/** Prints a table of all variants, and then what the company should know about them. */
async function report() {
  const table = {};
  const warnings = [];
  for (const { variant, settings, variables } of builds) {
    const folder = `variants/${variant.locale}/`;
    const files = await readFiles(join(ROOT, folder, 'out'));
    const configuration = readConfiguration({ ...settings, ...variables });
    table[variantLabel(variant)] = {
      Company: configuration.company.name,
      'URL of the site': configuration.siteUrl || 'not set',
      'First load': kilobytes(firstLoad(files).total),
      Folder: folder,
    };
    for (const text of buildWarnings(files, configuration))
      warnings.push(`${variant.locale}: ${text}`);
  }
  warnings.push(...variantWarnings(builds, readdirSync(VARIANTS)));
  terminal.table(table);
  terminal.log(warnings.map((text) => `  ! ${text}\n`).join(''));
}

/** The value of a function; its error ends the command. */
function orStop(compute) {
  try {
    return compute();
  } catch (error) {
    return stop(`${error.message}\n`);
  }
}

function stopUnchanged(output, variant) {
  const message = output.replaceAll(FIRST_READ, settingsFileOf(variant));
  const label = variantLabel(variant);
  stop(`${message}\nThe build of ${label} failed. The folders of variants/ are unchanged.\n`);
}

function stop(message) {
  process.stderr.write(message);
  process.exit(1);
}
