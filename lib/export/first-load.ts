import { brotliCompressSync, constants } from 'node:zlib';
import { SITE_CONFIG_PATH } from '@/lib/routes';
import { bytesOf, type Files } from './files';
import { HOME_PAGE } from './page-files';

/** The compressed sizes of what a phone loads to show the first screen, in bytes. */
export function firstLoad(files: Files) {
  const page = compressedSize(files, [HOME_PAGE.file]);
  const fonts = compressedSize(
    files,
    [...files.keys()].filter((file) => file.startsWith('/fonts/')),
  );
  const picture = compressedSize(files, firstPhonePicture(files));
  const total = page + fonts + picture + compressedSize(files, [SITE_CONFIG_PATH]);
  return { page, fonts, picture, total };
}

/**
 * The total size in bytes. Hosts compress with a quality of 4 to 11. A quality of 9 or more would take
 * a fifth of a second and make the sizes only one percent smaller.
 */
export function compressedSize(files: Files, paths: readonly string[]): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };
  return paths
    .map((path) => brotliCompressSync(bytesOf(files, path), { params }).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}

/** The first file of the home page's first picture: the narrowest one, which phones choose. */
function firstPhonePicture(files: Files): string[] {
  const html = bytesOf(files, HOME_PAGE.file).toString();
  return /(?<=<source\b[^>]* srcset="\.)[^" ]+/.exec(html) ?? [];
}

/** A size as people read it, such as "30.4 kB". */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
