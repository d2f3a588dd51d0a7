import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * Files that systems and office programs leave beside others: marks of downloads, thumbnails, folder
 * settings, and locks of open documents.
 */
const LEFT_BY_PROGRAMS =
  /:Zone\.Identifier$|(?:^|\/)(?:(?:eh)?thumbs\.db|desktop\.ini|icon\r|~\$[^/]*|__macosx\/.*)$/i;

/**
 * The paths of all files below a folder, with slashes; none if it is missing. Symbolic links are
 * followed. What programs leave is left out.
 */
export function filesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path), { throwIfNoEntry: false })?.isFile())
    .map((path) => path.split(sep).join('/'))
    .filter((path) => !LEFT_BY_PROGRAMS.test(path))
    .sort();
}
