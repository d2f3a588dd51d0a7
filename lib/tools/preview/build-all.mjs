/**
 * `npm run build:all`: builds every edition that has a settings file such as `.env.hi-IN`, each into
 * a folder of `editions/` with the recipes of the hosts. If one build fails, all folders stay as
 * they are. The project's own `out/` stays as it is, too.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadTypeScript } from '../../load-typescript.mjs';
import { copyProject } from './copy-project.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const NEXT = join(ROOT, 'node_modules/next/dist/bin/next');
/** The settings file that Next reads first. In the copy it has the settings of one edition. */
const FIRST_READ = '.env.production.local';

const { editionsOfCompany, editionBuilds, settingsFileOf } = await loadTypeScript(
  'lib/tools/preview/company-editions.ts',
);
const { editionsTable } = await loadTypeScript('lib/tools/preview/editions-table.ts');
const { editionLabel } = await loadTypeScript('lib/region/editions.ts');
const { assignmentsIn } = await loadTypeScript('lib/config/lint-settings-files.ts');
const requireFromNext = createRequire(createRequire(import.meta.url).resolve('next/package.json'));
const { loadEnvConfig } = requireFromNext('@next/env');

const environment = { ...process.env };
const editions = orStop(() => editionsOfCompany(readdirSync(ROOT)));
const copy = copyProject('build-all', { withSettings: true });
const staging = join(ROOT, 'reports/build-all-editions');
rmSync(staging, { recursive: true, force: true });
const builds = orStop(() => editionBuilds(editions.map(readSettings)));
const results = builds.map(build);
builds.forEach(publish);
process.stdout.write(editionsTable(results));

/** The settings of an edition, as Next will read them in the copy. */
function readSettings(edition) {
  selectSettings(edition);
  const { combinedEnv } = loadEnvConfig(copy, false, { info() {}, error() {} }, true);
  const contents = readFileSync(join(ROOT, settingsFileOf(edition)), 'utf8');
  const own = assignmentsIn({ contents }).map(({ variable }) => variable);
  return { edition, settings: { ...combinedEnv }, own };
}

function selectSettings(edition) {
  copyFileSync(join(ROOT, settingsFileOf(edition)), join(copy, FIRST_READ));
}

/** Builds one edition in the copy. A failure ends the command with the message of the build. */
function build({ edition, variables }) {
  const label = editionLabel(edition);
  process.stdout.write(`Building ${label} …\n`);
  selectSettings(edition);
  const { status, stdout, stderr } = spawnSync(process.execPath, [NEXT, 'build'], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...environment, NODE_ENV: 'production', ...variables },
  });
  if (status !== 0) {
    const message = (stderr || stdout).replaceAll(FIRST_READ, settingsFileOf(edition));
    stop(`${message}\nThe build of ${label} failed. The folders of editions/ are unchanged.\n`);
  }
  const folder = join(staging, edition.locale);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(copy).filter((entry) => /^out(\.|$)/.test(entry)))
    renameSync(join(copy, name), join(folder, name));
  return { locale: edition.locale, label, output: stdout };
}

/** Replaces the folder of an edition by the new build. */
function publish({ edition: { locale } }) {
  const folder = join(ROOT, 'editions', locale);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(ROOT, 'editions'), { recursive: true });
  renameSync(join(staging, locale), folder);
}

/** The value of a function; its error ends the command. */
function orStop(compute) {
  try {
    return compute();
  } catch (error) {
    return stop(`${error.message}\n`);
  }
}

function stop(message) {
  process.stderr.write(message);
  process.exit(1);
}
