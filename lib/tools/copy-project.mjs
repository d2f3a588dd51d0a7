import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * What a build does not read. Next takes the nearest folder with a lockfile as the root of the
 * project, and finds no packages outside it. So the copy must have no lockfile.
 */
const NOT_COPIED =
  /^(node_modules|\.git|\.next|out|out\..*|\.vercel|variants|reports|coverage|\.stryker-tmp|__tests__|package-lock\.json)$/;

/** The settings files that Next reads. */
const SETTINGS_FILE = /^\.env/;

/**
 * Copies this project as it is, for builds that must not replace its own `out/`. The build cache of
 * an earlier copy stays, so the next build is quicker.
 *
 * @param name a folder of `reports/`: git ignores it, and node_modules are found from inside the
 *   project.
 * @param withSettings whether the copy gets the `.env` files of the project.
 * @returns the copy's folder. It belongs to this process until it exits.
 * @throws Error if another process uses the copy.
 */
export function copyProject(name, { withSettings = false } = {}) {
  const copy = join(ROOT, 'reports', name);
  mkdirSync(copy, { recursive: true });
  lock(copy);
  for (const entry of readdirSync(copy)) {
    if (entry !== '.next') rmSync(join(copy, entry), { recursive: true });
  }
  for (const entry of readdirSync(ROOT)) {
    if (NOT_COPIED.test(entry) || (SETTINGS_FILE.test(entry) && !withSettings)) continue;
    cpSync(join(ROOT, entry), join(copy, entry), {
      recursive: true,
      // The packages of a tool.
      filter: (path) => basename(path) !== 'node_modules',
    });
  }
  return copy;
}

/** No command takes as long. Another process may by now have the number of one that was killed. */
const STALE_MS = 2 * 3_600_000;

/** Makes this process the only one that uses a folder. A killed process does not keep it. */
function lock(folder) {
  const file = `${folder}.lock`;
  const owner = ownerOf(file);
  if (owner)
    throw new Error(
      `Another command is using ${folder} (process ${owner}). Wait until it has finished, or stop it.`,
    );
  rmSync(file, { force: true });
  // Fails if another process has created the file since.
  writeFileSync(file, String(process.pid), { flag: 'wx' });
  process.once('exit', () => rmSync(file, { force: true }));
}

/** The running process that holds a lock, if there is one. */
function ownerOf(file) {
  try {
    const owner = Number(readFileSync(file, 'utf8'));
    if (owner === process.pid || statSync(file).mtimeMs < Date.now() - STALE_MS) return undefined;
    // Signal 0 only asks whether the process is running.
    process.kill(owner, 0);
    return owner;
  } catch (error) {
    // EPERM: it is running for another user.
    return error.code === 'EPERM' ? 'of another user' : undefined;
  }
}
