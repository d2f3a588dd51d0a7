import { brotliCompressSync, constants } from 'node:zlib';
import { HOME_PAGE } from '@/lib/site/pages';
import { SITE_CONFIG_PATH } from '@/lib/site/routes';
import { bytesOf, type Files } from './files';

/** The compressed size of what a phone loads to show the first screen, in bytes. */
export function firstLoadSize(files: Files): number {
  const fonts = [...files.keys()].filter((file) => /^\/fonts\/(?!written)/.test(file));
  const picture = firstPhonePicture(files);
  return compressedSize(files, [HOME_PAGE.file, SITE_CONFIG_PATH, ...fonts, ...picture]);
}

/** The total size in bytes. Hosts compress with a quality of 4 to 11. */
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
