import { brotliCompressSync, constants } from 'node:zlib';
import type { PageScripts } from '../bundler';
import { bytesOf, type Files } from '../files';
import { kilobytes } from '../text';
import { FONTS_FOLDER, HOME_PAGE } from '../urls';

/**
 * The compressed size of what a phone loads before anybody presses, in bytes. It has a regular
 * font of every script, but hardly a bold one.
 *
 * @param ownFiles the paths of the files that every page of this site loads.
 */
export function firstLoadSize(files: Files, ownFiles: readonly string[] = []): number {
  const fonts = [...files.keys()].filter(
    (file) => file.startsWith(FONTS_FOLDER) && !/\/(?:written|\w+-regular)[^/]*$/.test(file),
  );
  // The first file of the first picture is the narrowest one, which phones choose.
  const html = bytesOf(files, HOME_PAGE.file).toString();
  const picture = /(?<=<source\b[^>]* srcset="\.)[^" ]+/.exec(html) ?? [];
  const pageScript = /(?<= data-page="\.)[^" ]+/.exec(html) ?? [];
  const loaded = [HOME_PAGE.file, ...ownFiles, ...fonts, ...picture, ...pageScript];
  return compressedSize(files, loaded);
}

/** The total size in bytes. Hosts compress with a quality of 4 to 11. */
export function compressedSize(files: Files, paths: readonly string[]): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };
  return paths
    .map((path) => brotliCompressSync(bytesOf(files, path), { params }).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}

/** The largest picture in a text of the company, in bytes: two seconds on slow 4G. */
const PICTURE = 300_000;

/**
 * The largest size of a script in bytes, compressed as `compressedSize` does. On slow 4G, 30 kB
 * take a fifth of a second.
 */
export function sizeLimit(name: string): number {
  return name === 'runtime' ? 74_000 : 30_000;
}

/** What is too large, where the bytes come from, and what to do. */
export function sizeProblems(files: Files, scripts: PageScripts): string[] {
  return [...pictureProblems(files), ...scriptProblems(files, scripts)];
}

function pictureProblems(files: Files): string[] {
  const pages = [...files].filter(([path]) => path.endsWith('.html'));
  const isShown = (path: string) =>
    pages.some(([, html]) => html.includes(`".${encodeURI(path)}"`));
  return [...files]
    .filter(([path, { length }]) => length > PICTURE && isShown(path))
    .map(
      ([path, { length }]) =>
        `public${path} has ${kilobytes(length)}, and a page shows it. Save it with at most 1344 pixels of width, as WebP or JPEG, in less than ${kilobytes(PICTURE)}.`,
    );
}

function scriptProblems(files: Files, scripts: PageScripts): string[] {
  return Object.entries(scripts).flatMap(([name, { url, sources }]) => {
    const size = compressedSize(files, [url]);
    if (size <= sizeLimit(name)) return [];
    const remedy =
      name === 'runtime'
        ? 'Give the island that needs them a script of its own (hasOwnScript in the registry of islands)'
        : 'Import less of them, use smaller packages';
    return [
      `The script ${name} has ${size} bytes, more than ${sizeLimit(name)}. Most of them are of ${largestPackages(sources)} (before compression). ${remedy}, or raise the limit in lib/kit/export/file-sizes.ts.`,
    ];
  });
}

/** The names and sizes of the three packages with the most bytes. */
function largestPackages(sources: ReadonlyMap<string, number>): string {
  const sizes = new Map<string, number>();
  for (const [path, bytes] of sources) {
    const [, name = 'this project'] =
      /.*node_modules\/(?:next\/dist\/compiled\/)?((?:@[^/]+\/)?[^/]+)/.exec(path) ?? [];
    sizes.set(name, (sizes.get(name) ?? 0) + bytes);
  }
  return [...sizes]
    .sort(([, one], [, other]) => other - one)
    .slice(0, 3)
    .map(([name, bytes]) => `${name} (${kilobytes(bytes)})`)
    .join(', ');
}
