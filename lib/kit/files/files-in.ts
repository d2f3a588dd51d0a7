import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * The paths of all files below a folder, with slashes; none if it is missing. Symbolic links are
 * followed.
 */
export function filesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path), { throwIfNoEntry: false })?.isFile())
    .map((path) => path.split(sep).join('/'))
    .sort();
}
