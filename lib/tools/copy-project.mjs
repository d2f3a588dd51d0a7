import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** What a build does not read. */
const NOT_COPIED =
  /^(node_modules|\.git|\.next|out|out\..*|\.vercel|variants|reports|__tests__|package-lock\.json)$/;

/** The settings files that Next reads. */
const SETTINGS_FILE = /^\.env/;

/**
 * Copies this project into a folder of `reports/`, for builds that must not replace its own `out/`.
 * From there, Node finds the node_modules of the project. The build cache of an earlier copy stays.
 *
 * @param withSettings whether the copy gets the `.env` files of the project.
 * @returns the copy's folder.
 */
export function copyProject(name, { withSettings = false } = {}) {
  const copy = join(ROOT, 'reports', name);
  mkdirSync(copy, { recursive: true });
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
