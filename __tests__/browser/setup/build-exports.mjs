import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadTypeScript } from '../../../lib/load-typescript.mjs';
import { copyProject } from '../../../lib/preview/copy-project.mjs';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
export const NEXT = fileURLToPath(
  new URL('../../../node_modules/next/dist/bin/next', import.meta.url),
);

const { regions } = await loadTypeScript('lib/region/regions.ts');

/** The region flag of each export. */
export const EXPORTS = Object.fromEntries(
  Object.entries(regions).map(([region, { flag }]) => [region, flag]),
);

const { CONFIGURED_COMPANIES } = await loadTypeScript(
  '__tests__/browser/setup/configured-companies.ts',
);

/**
 * The settings of each export of a company that sets everything. Only the browser tests build them.
 */
export const CONFIGURED_EXPORTS = CONFIGURED_COMPANIES;

/** Runs `next build` with the given settings only, and returns its exit code and output. */
export function nextBuild(settings, project = ROOT) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [NEXT, 'build'], {
    cwd: project,
    encoding: 'utf8',
    env: buildEnvironment(settings),
  });
  return { status, output: `${stdout}${stderr}` };
}

/** The environment of a build: the given settings, and every other setting blank. */
export function buildEnvironment(settings) {
  return {
    ...process.env,
    ...blankSettings(),
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
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

/** Builds the English site of every region with the example company. */
export function buildExports() {
  return buildAll(
    Object.entries(EXPORTS).map(([region, flag]) => [region, { NEXT_PUBLIC_REGION: flag }]),
  );
}

/** Builds the sites of the companies that set everything. */
export function buildConfiguredExports() {
  return buildAll(Object.entries(CONFIGURED_EXPORTS));
}

/**
 * Builds in a copy of the project, because `out/` may contain a build that is about to be
 * published.
 */
function buildAll(exports) {
  const copy = copyProject('exports/project');
  return Object.fromEntries(
    exports.map(([name, settings]) => {
      const { status, output } = nextBuild(settings, copy);
      const out = join(copy, 'out');
      if (status !== 0 || !existsSync(join(out, 'index.html'))) {
        throw new Error(`The build of ${name} for the browser tests failed:\n${output}`);
      }
      const folder = join(ROOT, 'reports/exports', name);
      rmSync(folder, { recursive: true, force: true });
      renameSync(out, folder);
      return [name, folder];
    }),
  );
}
