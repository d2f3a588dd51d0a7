import { createHash } from 'node:crypto';
import { HASHED_FOLDERS, STATIC_FOLDER } from '@/lib/routes';
import { CHUNKS_FOLDER } from '../chunks';
import { ExportShapeError } from '../export-shape-error';
import { bytesOf, type Files } from '../files';
import { integrityOf } from '../hashes';
import {
  attributeOf,
  isDataScript,
  textInside,
  type Element,
  type ElementsByFile,
} from '../html/document';
import { EXPORTED_PAGES, HOME_PAGE, type PageLocation } from '../pages';

/**
 * The class name of the element that Swiper moves. Of all chunks only Swiper's has it. The data of
 * the page has it too, so the file with the data proves nothing.
 */
const BANNER_CODE = 'swiper-wrapper';

/**
 * The name of a script in a string of code, whatever stands before and after it. The quotes may be
 * escaped.
 */
const SCRIPT_NAME = /(?<![^"'`\\\s/?#])([^"'`\\\s/?#]+\.m?js)(?:[?#][^"'`\\\s]*)?(?=["'`\\])/g;

/**
 * Asserts what a visitor depends on, on the finished files alone, so that it holds whatever Next
 * writes and whatever the steps do:
 * - each page has one policy, and neither it nor the policy of the response headers blocks a style
 *   or a script;
 * - each script has the hash of its file;
 * - the home page loads the code of the banner;
 * - each script that other scripts name exists;
 * - a file that browsers store for a year has the hash of its bytes in its name.
 *
 * @param pages the pages that the build writes.
 * @throws ExportShapeError naming the file and what was expected of it.
 */
export function assertExportIntegrity(
  files: Files,
  elements: ElementsByFile,
  headerPolicy: string,
  pages: readonly PageLocation[] = EXPORTED_PAGES,
): void {
  for (const { file } of pages) {
    const inPage = elements.get(file);
    if (!inPage) throw new ExportShapeError(file, 'this file to exist');
    assertPage(file, inPage, files, headerPolicy);
  }
  for (const [path, bytes] of files) {
    if (HASHED_FOLDERS.some((folder) => path.startsWith(folder))) assertHashedName(path, bytes);
  }
  assertNamedScripts(files);
}

/**
 * The steps find the chunks that a script loads later by one form of their URLs. If a version of
 * Next writes another form, a visitor's browser would request a file that the steps have removed.
 */
function assertNamedScripts(files: Files): void {
  const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  const existing = new Set([...files.keys()].map(nameOf));
  for (const [path, bytes] of files) {
    if (!path.startsWith(STATIC_FOLDER)) continue;
    for (const [, name = ''] of bytes.toString().matchAll(SCRIPT_NAME)) {
      if (!existing.has(name))
        throw new ExportShapeError(path, `${name}, which this script names, to exist`);
    }
  }
}

function assertPage(
  file: string,
  elements: readonly Element[],
  files: Files,
  headerPolicy: string,
): void {
  const fail = (expected: string) => new ExportShapeError(file, expected);
  const named = (tag: string) => elements.filter(({ tagName }) => tagName === tag);

  const policies = elements
    .filter((element) => attributeOf(element, 'http-equiv') === 'Content-Security-Policy')
    .map((element) => attributeOf(element, 'content') ?? '');
  if (policies.length !== 1) throw fail('exactly one Content Security Policy');
  const allowed = (directive: string, element: Element) =>
    [...policies, headerPolicy].every((policy) =>
      allows(policy, directive, integrityOf(textInside(element))),
    );

  if (named('link').some((link) => attributeOf(link, 'rel') === 'stylesheet'))
    throw fail(
      'all styles in style elements, because the policy blocks linked style sheets (experimental.inlineCss in next.config.mjs must be on)',
    );
  if (named('style').length === 0) throw fail('a style element');
  for (const style of named('style')) {
    if (!allowed('style-src', style)) throw fail('policies with the hash of each style element');
  }

  const scripts = named('script').filter((script) => !isDataScript(script));
  for (const script of scripts) {
    if (attributeOf(script, 'src') !== undefined)
      throw fail(
        'no script element with a URL: the policy only allows scripts that the loader adds',
      );
    if (!allowed('script-src', script)) throw fail('policies with the hash of each inline script');
  }
  assertLoadedScripts(file, scripts, files);
}

function allows(policy: string, directive: string, hash: string): boolean {
  return policy.split('; ').some((part) => {
    const [name, ...values] = part.split(' ');
    return name === directive && values.includes(`'${hash}'`);
  });
}

function assertLoadedScripts(file: string, scripts: readonly Element[], files: Files): void {
  const loader = scripts.find((script) => attributeOf(script, 'data-runtime'));
  if (!loader) throw new ExportShapeError(file, 'a loader that lists the scripts of the page');
  const list = (name: string) => (attributeOf(loader, name) ?? '').split(' ').filter(Boolean);
  const urls = [...list('data-runtime'), ...list('data-slider')];
  const hashes = [...list('data-integrity'), ...list('data-slider-integrity')];
  urls.forEach((url, index) => {
    if (hashes[index] !== integrityOf(bytesOf(files, url)))
      throw new ExportShapeError(file, `the hash of ${url}`);
  });
  const chunks = urls.filter((url) => url.startsWith(CHUNKS_FOLDER));
  if (file === HOME_PAGE.file && !chunks.some((url) => files.get(url)?.includes(BANNER_CODE)))
    throw new ExportShapeError(file, `a script with the code of the banner ("${BANNER_CODE}")`);
}

function assertHashedName(path: string, bytes: Buffer): void {
  const [, hash] = /[./]([0-9a-f]{8,64})\.\w+$/.exec(path) ?? [];
  if (!hash || !createHash('sha256').update(bytes).digest('hex').startsWith(hash))
    throw new ExportShapeError(
      path,
      'at least 8 digits of the SHA-256 of its bytes in its name, because browsers store it for a year',
    );
}
