import { existsSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

/** The versions of Next whose output the steps of the export support. */
const SUPPORTED_NEXT = '16.4';

/** What a build writes. */
const OUTPUTS = [
  'out',
  'out.unfinished',
  'out.nginx.conf',
  'out.Caddyfile',
  'out.firebase.json',
  'out.wrangler.jsonc',
];

/** Whether a folder holds a finished export. Next itself writes no `_headers` file. */
export function isFinished(folder) {
  return existsSync(join(folder, '_headers'));
}

/** What to do if there is no finished export in `out/`. */
export const NO_FINISHED_EXPORT = `There is no finished export in out/. Run "npm run build" and read its errors.\n`;

/**
 * Removes Next's raw output when the build process exits without having finished it, so that nobody can deploy it: a
 * step failed, or Next did not run the adapter.
 */
export function removeUnfinishedExportOnExit() {
  // Next also loads its configuration in worker processes, which exit while the export is being written.
  if (!process.argv.includes('build')) return;
  process.once('exit', (code) => {
    if (!existsSync(join(PROJECT, 'out')) || isFinished(join(PROJECT, 'out'))) return;
    for (const output of OUTPUTS) rmSync(join(PROJECT, output), { recursive: true, force: true });
    process.exitCode = code || 1;
    process.stderr.write(code ? failed() : notRun());
  });
}

function failed() {
  return `
The export was not finished, so out/ was removed. The error above says what was not as expected.
${versions()}
`;
}

function notRun() {
  return `
Next did not run lib/export/adapter.mjs, so the export was not finished and out/ was removed.
Check that next.config.mjs sets "adapterPath".
${versions()}
`;
}

function versions() {
  const { version } = createRequire(import.meta.url)('next/package.json');
  return `This project supports Next ${SUPPORTED_NEXT}; version ${version} is installed. See "Upgrading Next" in lib/export/README.md.`;
}
