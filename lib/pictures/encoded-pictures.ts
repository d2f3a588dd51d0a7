import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeInColours } from '@/lib/drawings/company-drawings';
import { pictureOf } from '@/lib/drawings/listed-pictures';
import { textsIn } from '@/lib/kit/text';
import { PICTURES_FOLDER } from '@/lib/kit/urls';
import type { PictureFiles, RegionCopy } from '@/lib/region/copy-types';

/** The folder of the files that `npm run pictures` writes. The site serves them in `PICTURES_FOLDER`. */
export const ENCODED_FOLDER = 'lib/pictures/encoded';

/** The URLs of the files of a picture. */
export function urlsOf({ avif, webp }: PictureFiles): string[] {
  return [...Object.values(avif), webp];
}

/** The URLs of the files of all pictures of a variant, which are in its copy. */
export function pictureUrlsOf(copy: RegionCopy): string[] {
  return [...new Set(textsIn(copy).filter((text) => text.startsWith(PICTURES_FOLDER)))];
}

/**
 * A file that `npm run pictures` has written, or one in the colours of the company.
 *
 * @param url one of a picture's files, which begins with `PICTURES_FOLDER`.
 */
export async function readEncodedPicture(url: string, accent: string) {
  const isWritten = urlsOf(pictureOf(url)).includes(url);
  if (!isWritten) return encodeInColours(url, accent);
  return new Uint8Array(
    await readFile(join(process.cwd(), ENCODED_FOLDER, url.slice(PICTURES_FOLDER.length))),
  );
}
