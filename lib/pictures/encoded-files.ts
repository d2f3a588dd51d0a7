import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

/** The folder of the files that `npm run pictures` writes. The site serves them below `/art/`. */
export const ENCODED_FOLDER = 'lib/pictures/encoded';

const TYPES: Readonly<Record<string, string>> = { '.avif': 'image/avif', '.webp': 'image/webp' };

/**
 * Reads a file of a picture.
 *
 * @param path the segments of its URL path below `/art/`.
 * @throws if there is no such file. The build then stops with the path.
 */
export async function readEncodedPicture(path: readonly string[]) {
  const file = join(process.cwd(), ENCODED_FOLDER, ...path);
  const bytes = new Uint8Array(await readFile(file));
  return { bytes, type: TYPES[extname(file)] ?? 'application/octet-stream' };
}
