import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

/** The folder of the files that `npm run pictures` writes. The site serves them below `/art/`. */
export const ENCODED_FOLDER = 'lib/pictures/encoded';

/**
 * Reads a file of a picture.
 *
 * @param path the segments of its URL path below `/art/`.
 * @throws if there is no such file. The build then stops with the path.
 */
export async function readEncodedPicture(path: readonly string[]) {
  const file = join(process.cwd(), ENCODED_FOLDER, ...path);
  const bytes = new Uint8Array(await readFile(file));
  return { bytes, type: `image/${extname(file).slice(1)}` };
}
