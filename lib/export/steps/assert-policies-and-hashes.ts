import { createHash } from 'node:crypto';
import { HASHED_FOLDERS, STATIC_FOLDER } from '@/lib/routes';
import { ExportShapeError } from '../export-shape-error';
import { bytesOf, type Files } from '../files';
import { integrityOf } from '../hashes';
import { attributeOf, isScript, parseElements, textInside, type Element } from '../html/html-tree';
import { HOME_PAGE, type PageLocation } from '../page-files';

/**
 * Checks the finished files and nothing else, so the result does not depend on what Next or the
 * steps did:
 * - each page has one policy, and neither it nor the policy of the response headers blocks a style
 *   or a script;
 * - each script has the hash of its file;
 * - a file that browsers store for a year has the hash of its bytes in its name.
 *
 * @param pages the pages that the build writes.
 * @throws ExportShapeError naming the file and what was expected of it.
 */
export function assertPoliciesAndHashes(
  files: Files,
  headerPolicy: string,
  pages: readonly PageLocation[],
): void {
  for (const { file } of pages) assertPage(file, files, headerPolicy);
  for (const [path, bytes] of files) {
    if (HASHED_FOLDERS.some((folder) => path.startsWith(folder))) assertHashedName(path, bytes);
  }
}

function assertPage(file: string, files: Files, headerPolicy: string): void {
  const elements = parseElements(bytesOf(files, file));
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

  const scripts = elements.filter(isScript);
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

/** The loader names each script as its relative URL and its hash. */
function assertLoadedScripts(file: string, scripts: readonly Element[], files: Files): void {
  const named = scripts
    .flatMap(({ attrs }) => attrs.map(({ value }) => value.split(' ')))
    .filter(([url]) => url?.startsWith(`.${STATIC_FOLDER}`));
  if (named.length === 0 && file === HOME_PAGE.file)
    throw new ExportShapeError(file, 'a loader that names the scripts of the page');
  for (const [url = '', hash] of named) {
    if (hash !== integrityOf(bytesOf(files, url.slice(1))))
      throw new ExportShapeError(file, `the hash of ${url}`);
  }
}

function assertHashedName(path: string, bytes: Buffer): void {
  const hash = /(?<=[./])[0-9a-f]{8,64}(?=\.\w+$)/.exec(path)?.[0];
  if (!hash || !createHash('sha256').update(bytes).digest('hex').startsWith(hash))
    throw new ExportShapeError(
      path,
      'at least 8 digits of the SHA-256 of its bytes in its name, because browsers store it for a year',
    );
}
