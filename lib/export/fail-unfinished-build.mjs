import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OUT = fileURLToPath(new URL('../../out', import.meta.url));

/**
 * Where Next writes its raw export, from the root of the project. Only a finished site ever gets
 * into `out/`, so nobody can deploy the raw files, however a build ends.
 */
export const RAW_EXPORT = '.next/raw-export';

/** A build writes this file last, so its existence shows that the export is finished. */
const FINISHED_FILE = '_headers';

/** Whether a folder holds a finished export. */
export function isFinished(folder) {
  return existsSync(join(folder, FINISHED_FILE));
}

let guarded = false;
let started = false;
let finished = false;

/** The adapter calls this when Next has loaded it. */
export function adapterHasStarted() {
  started = true;
}

/** The adapter calls this when the site is in `out/`. */
export function buildHasFinished() {
  finished = true;
}

/**
 * Makes a build fail if it exits without having finished its export: a step failed, or somebody
 * stopped it. The site of an earlier build stays, because its owner may need it, and a message says
 * what it is. A build without the adapter is no failure: its raw export is a complete site.
 */
export function failUnfinishedBuild() {
  // Next reads its configuration more than once, also in worker processes, which exit while the
  // export is being written.
  if (guarded || !process.argv.includes('build')) return;
  guarded = true;
  process.once('exit', (code) => {
    if (finished) return;
    if (!started && !code) return void process.stderr.write(WITHOUT_ADAPTER);
    process.exitCode = code || 1;
    if (isFinished(OUT)) {
      const { mtime } = statSync(join(OUT, FINISHED_FILE));
      process.stderr.write(
        `\nThis build did not finish. out/ is still the site of an earlier build (${mtime.toISOString()}).\n`,
      );
    }
  });
}

const WITHOUT_ADAPTER = `
Next did not run lib/export/adapter.mjs, so out/ was not written. The site in ${RAW_EXPORT}/ works, but
it is larger and has no security headers. To finish it, set "adapterPath" in next.config.mjs.
`;
