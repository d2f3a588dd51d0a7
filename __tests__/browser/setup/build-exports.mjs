import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { importTypeScript } from '../../../lib/kit/commands/import-typescript.mjs';
import { RAW_EXPORT } from '../../../lib/kit/export/adapter.mjs';

const { NEXT_COMMAND } = await importTypeScript('lib/kit/commands/run-next.ts');
const { copyProject } = await importTypeScript('lib/kit/companies/copy-project.ts');
const { hashOf, projectInputs } = await importTypeScript('lib/kit/companies/hash-inputs.ts');

const EXPORTS_FOLDER = resolve('reports/exports');

const SETUP = '__tests__/browser/setup';

/** What a company or a developer adds to the project, in a folder with the name of the export. */
const ADDED_FILES = `${SETUP}/added-files`;

const { regions } = await importTypeScript('lib/region/regions.ts');

/** The settings of the English site of every region with the example company. */
export const EXAMPLE_EXPORTS = Object.fromEntries(
  Object.entries(regions).map(([region, { flag }]) => [region, { NEXT_PUBLIC_REGION: flag }]),
);

const { CONFIGURED_COMPANIES, EXAMPLES_IN_OTHER_LANGUAGES } = await importTypeScript(
  `${SETUP}/configured-companies.ts`,
);
const { EXTRA_EXPORTS } = await importTypeScript(`${SETUP}/extra-export-settings.ts`);
const { skipTypeCheck } = await importTypeScript(`${SETUP}/skip-type-check.ts`);

export const ALL_EXPORTS = {
  ...EXAMPLE_EXPORTS,
  ...CONFIGURED_COMPANIES,
  ...EXAMPLES_IN_OTHER_LANGUAGES,
  ...EXTRA_EXPORTS,
};

/** Runs `next build` with the given settings only, and resolves to its exit code and output. */
export function nextBuild(settings, project) {
  return new Promise((resolve) => {
    const options = { cwd: project, env: buildEnvironment(settings), maxBuffer: Infinity };
    const build = execFile(
      process.execPath,
      [NEXT_COMMAND, 'build'],
      options,
      (_, stdout, stderr) => resolve({ status: build.exitCode, output: `${stdout}${stderr}` }),
    );
  });
}

/** The environment of a build: no settings but the given ones. */
function buildEnvironment(settings) {
  const others = Object.entries(process.env).filter(([name]) => !name.startsWith('NEXT_PUBLIC_'));
  return { ...Object.fromEntries(others), NODE_ENV: 'production', ...settings };
}

/** A build waits for files and for its own processes, so two builds use two cores better than one. */
const BUILDS_AT_ONCE = 2;

const DAY_MS = 24 * 3_600_000;

/**
 * Builds exports in copies of the project, because `out/` may contain a build that is about to be
 * published. Exports that were built from the same inputs are used again. Keeps each export as Next
 * wrote it, too, in a folder with `-raw` at the end of its name.
 *
 * @param exports the settings of each export by its name
 * @param workFolder the folder of the copies, in `reports/`
 * @returns the folder of each export by its name
 */
export async function buildExports(exports = EXAMPLE_EXPORTS, workFolder = `run-${process.pid}`) {
  const inputs = hashOfInputs();
  deleteOldFolders(EXPORTS_FOLDER, (name) => name !== inputs);
  const folderOf = (name) => join(EXPORTS_FOLDER, inputs, name);
  const waiting = Object.entries(exports).filter(([name]) => !existsSync(folderOf(name)));
  const buildNext = async (_, index) => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, settings] = next;
      // Without what the build before has added. Its cache stays.
      const copy = copyProject(`${workFolder}/project-${index}`);
      skipTypeCheck(copy);
      await buildIn(copy, folderOf(name), settings);
    }
  };
  await Promise.all(Array.from({ length: BUILDS_AT_ONCE }, buildNext));
  return Object.fromEntries(Object.keys(exports).map((name) => [name, folderOf(name)]));
}

/** A hash of what an export depends on: the project, its packages, the settings and Node. */
function hashOfInputs() {
  const hash = createHash('sha256').update(hashOf([ADDED_FILES, ...projectInputs()]));
  hash.update(process.version + JSON.stringify(ALL_EXPORTS));
  return hash.digest('hex').slice(0, 16);
}

/** Deletes the folders that match `test` and have not changed for a day. */
export function deleteOldFolders(parent, test) {
  mkdirSync(parent, { recursive: true });
  for (const name of readdirSync(parent).filter(test)) {
    const folder = join(parent, name);
    const { mtimeMs } = statSync(folder, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs < Date.now() - DAY_MS) rmSync(folder, { recursive: true, force: true });
  }
}

async function buildIn(copy, folder, settings) {
  // Not the content of the company that has this project.
  rmSync(join(copy, 'content'), { recursive: true, force: true });
  const added = join(ADDED_FILES, basename(folder));
  if (existsSync(added)) cpSync(added, copy, { recursive: true });
  if (existsSync(join(copy, ISLAND_WITH_ALL_FIELDS))) addIslandWithAllFields(copy);
  const { status, output } = await nextBuild(settings, copy);
  const out = join(copy, 'out');
  if (status !== 0 || !existsSync(join(out, 'index.html')))
    throw new Error(`The build of ${basename(folder)} for the browser tests failed:\n${output}`);
  mkdirSync(dirname(folder), { recursive: true });
  // Another run may have built the same meanwhile. The finished export comes last, because its folder
  // says that both are there.
  if (!existsSync(`${folder}-raw`)) renameSync(join(copy, RAW_EXPORT), `${folder}-raw`);
  if (!existsSync(folder)) renameSync(out, folder);
}

const ISLAND_WITH_ALL_FIELDS = 'components/all-fields.island.tsx';

/** Adds what a developer writes for a new page, and for a new island with a script of its own. */
function addIslandWithAllFields(copy) {
  appendFileSync(
    join(copy, 'components/islands/registry.ts'),
    `import { AllFields } from '@/components/all-fields.island';
    export const allFields = { Component: AllFields, hasOwnScript: true } satisfies IslandEntry;`,
  );
  const pages = join(copy, 'lib/site/pages.ts');
  const table = 'BUILT_PAGES: readonly SitePage[] = [';
  const text = readFileSync(pages, 'utf8');
  writeFileSync(
    pages,
    text.replace(table, `${table} { ...pageAt('calculator'), kind: 'content' },`),
  );
}
