import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

/** The folder of the files that `npm run pictures` writes. The site serves them below `/art/`. */
export const ENCODED_FOLDER = 'lib/pictures/encoded';

/** @param path the segments of the URL path of a picture's file below `/art/`. */
export async function readEncodedPicture(path: readonly string[]) {
  const file = join(process.cwd(), ENCODED_FOLDER, ...path);
  const bytes = new Uint8Array(await readFile(file));
  return { bytes, type: `image/${extname(file).slice(1)}` };
}
