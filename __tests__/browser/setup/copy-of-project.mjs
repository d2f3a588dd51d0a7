import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** What a build does not read. A lockfile would make the copy its own root, which then lacks node_modules. */
const NOT_COPIED =
  /^(node_modules|\.git|\.next|out|out\.nginx\.conf|reports|coverage|\.stryker-tmp|__tests__|package-lock\.json|\.env.*)$/;

/**
 * Lays out a copy of this project as it stands, for builds that must not take the place of its own `out/`. What an
 * earlier build in it left for the next to be quicker stays.
 *
 * @param name a folder of `reports/`: ignored by git, and inside the project, so that its node_modules are found.
 * @returns the copy's folder.
 */
export function layOutCopy(name) {
  const copy = join(ROOT, 'reports', name);
  mkdirSync(copy, { recursive: true });
  for (const entry of readdirSync(copy)) {
    if (entry !== '.next') rmSync(join(copy, entry), { recursive: true });
  }
  for (const entry of readdirSync(ROOT).filter((entry) => !NOT_COPIED.test(entry))) {
    cpSync(join(ROOT, entry), join(copy, entry), { recursive: true });
  }
  return copy;
}
