import { existsSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const OUT = join(PROJECT, 'out');

/** The versions of Next whose output the steps of the export support. */
export const SUPPORTED_NEXT = '16.4';

/** What a build writes: `out/`, and the files and folders beside it. */
const OUTPUT = /^out(\.|$)/;

/** Next itself writes no such file, but it copies one that is in `public/`. */
const FINISHED_FILE = '_headers';
const ADDED_FILE = join(PROJECT, 'public', FINISHED_FILE);

/** Whether a folder holds a finished export. */
export function isFinished(folder) {
  const file = join(folder, FINISHED_FILE);
  if (!existsSync(file)) return false;
  return !existsSync(ADDED_FILE) || !readFileSync(file).equals(readFileSync(ADDED_FILE));
}

/** What to do if there is no finished export in `out/`. */
export const NO_FINISHED_EXPORT = `There is no finished export in out/. Run "npm run build" and read its errors.\n`;

let guarded = false;

/**
 * Lets a build fail if it exits without having finished its export: a step failed, or Next did not
 * run the adapter. Next's raw output is then removed, so that nobody can deploy it. The site of an
 * earlier build stays, because its owner may need it, and a message says what it is.
 */
export function guardExport() {
  // Next reads its configuration more than once, also in worker processes, which exit while the
  // export is being written.
  if (guarded || !process.argv.includes('build')) return;
  guarded = true;
  const earlier = finishedAt();
  process.once('exit', (code) => {
    const finished = finishedAt();
    if (finished && finished.getTime() !== earlier?.getTime()) return;
    process.exitCode = code || 1;
    if (!code) process.stderr.write(NOT_RUN);
    if (finished) {
      process.stderr.write(
        `\nThis build failed. out/ is still the site of an earlier build (${finished.toISOString()}).\n`,
      );
    } else if (existsSync(OUT)) {
      for (const name of readdirSync(PROJECT))
        if (OUTPUT.test(name)) rmSync(join(PROJECT, name), { recursive: true, force: true });
      process.stderr.write(removed());
    }
  });
}

/** When the export in `out/` was finished, if it was. */
function finishedAt() {
  return isFinished(OUT) ? statSync(join(OUT, FINISHED_FILE)).mtime : undefined;
}

const NOT_RUN = `
Next did not run lib/export/adapter.mjs. Check that next.config.mjs sets "adapterPath".
`;

function removed() {
  const { version } = createRequire(import.meta.url)('next/package.json');
  return `
The export was not finished, so out/ was removed. The error above says why.
If you have just upgraded Next: this project supports Next ${SUPPORTED_NEXT}, and ${version} is installed. See "Upgrading Next" in lib/export/README.md.
`;
}
