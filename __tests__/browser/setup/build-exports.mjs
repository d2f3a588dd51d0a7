import { execFile } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RAW_EXPORT } from '../../../lib/export/fail-unfinished-build.mjs';
import { importTypeScript } from '../../../lib/import-typescript.mjs';
import { copyProject } from '../../../lib/tools/copy-project.mjs';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
export const NEXT = createRequire(import.meta.url).resolve('next/dist/bin/next');

const { regions } = await importTypeScript('lib/region/regions.ts');

/** The region flag of each export. */
export const EXPORTS = Object.fromEntries(
  Object.entries(regions).map(([region, { flag }]) => [region, flag]),
);

const { CONFIGURED_COMPANIES } = await importTypeScript(
  '__tests__/browser/setup/configured-companies.ts',
);
const { EXTRA_EXPORTS } = await importTypeScript(
  '__tests__/browser/setup/extra-export-settings.ts',
);

/**
 * The settings of each export of a company that sets everything, and of the extra exports. Only the
 * browser tests build them.
 */
export const CONFIGURED_EXPORTS = { ...CONFIGURED_COMPANIES, ...EXTRA_EXPORTS };

/** Runs `next build` with the given settings only, and resolves to its exit code and output. */
export function nextBuild(settings, project = ROOT) {
  return new Promise((resolve) => {
    const options = { cwd: project, env: buildEnvironment(settings), maxBuffer: Infinity };
    const build = execFile(process.execPath, [NEXT, 'build'], options, (_, stdout, stderr) =>
      resolve({ status: build.exitCode, output: `${stdout}${stderr}` }),
    );
  });
}

/** The environment of a build: the given settings, and every other setting blank. */
export function buildEnvironment(settings) {
  return {
    ...process.env,
    ...blankSettings(),
    NODE_ENV: 'production',
    ...settings,
  };
}

/**
 * Every documented variable, blank, so that a developer's `.env.local` does not change the tests.
 */
function blankSettings() {
  const documented = readFileSync(
    new URL('../../../.env.example', import.meta.url),
    'utf8',
  ).matchAll(/NEXT_PUBLIC_\w+/g);
  return Object.fromEntries([...documented].map(([variable]) => [variable, '']));
}

/** The settings of the English site of every region with the example company. */
export const EXAMPLE_EXPORTS = Object.fromEntries(
  Object.entries(EXPORTS).map(([region, flag]) => [region, { NEXT_PUBLIC_REGION: flag }]),
);

/** A build waits for files and for its own processes, so two builds use two cores better than one. */
const BUILDS_AT_ONCE = Math.min(2, availableParallelism());

/**
 * Builds exports in copies of the project, because `out/` may contain a build that is about to be
 * published. Keeps each export as Next wrote it, too, in a folder with `-raw` at the end of its name.
 *
 * @param exports the settings of each export by its name
 * @param into the folder of the exports, in `reports/`
 * @returns the folder of each export by its name
 */
export async function buildExports(exports = EXAMPLE_EXPORTS, into = 'exports') {
  const waiting = Object.entries(exports);
  const folders = {};
  const buildNext = async (copy) => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, settings] = next;
      folders[name] = join(ROOT, 'reports', into, name);
      await buildIn(copy, folders[name], settings);
    }
  };
  await Promise.all(
    Array.from({ length: BUILDS_AT_ONCE }, (_, index) =>
      buildNext(copyProject(`${into}/project-${index + 1}`)),
    ),
  );
  return folders;
}

async function buildIn(copy, folder, settings) {
  const { status, output } = await nextBuild(settings, copy);
  const out = join(copy, 'out');
  if (status !== 0 || !existsSync(join(out, 'index.html')))
    throw new Error(`The build of ${basename(folder)} for the browser tests failed:\n${output}`);
  for (const [from, to] of [
    [out, folder],
    [join(copy, RAW_EXPORT), `${folder}-raw`],
  ]) {
    rmSync(to, { recursive: true, force: true });
    renameSync(from, to);
  }
}
