import { parseUrl } from '@/lib/parse-url';
import { MANIFEST_PATH, ROBOTS_PATH, SITE_CONFIG_PATH } from '@/lib/routes';
import { ExportShapeError } from '../export-shape-error';
import type { Files } from '../files';
import { attributeOf, elementsOf, textInside, type Element } from '../html/html-tree';
import { EXPORTED_PAGES, type Page } from '../page-files';

/** Files that browsers and search engines request by a fixed name. */
const WELL_KNOWN = [SITE_CONFIG_PATH, ROBOTS_PATH];

/** The Open Font License asks for its text wherever the font goes. */
const FONT_LICENCE_PATH = '/OFL.txt';

/** The attributes with which a page names a file for browsers. */
const URL_ATTRIBUTES = ['src', 'href', 'srcset', 'imagesrcset'];

/**
 * The `meta` elements whose content is a URL, for link previews. The content of all others is text.
 */
const URL_METADATA = ['og:image', 'og:url', 'twitter:image'];

/**
 * Checks that the site has every file that its pages and its manifest name.
 *
 * @param siteUrl the URL of the site, or blank.
 * @throws ExportShapeError naming the file that names a missing one.
 */
export function assertNamedFilesExist(pages: readonly Page[], files: Files, siteUrl: string): void {
  const assertExist = (from: string, paths: readonly string[]) => {
    const missing = paths.find((path) => !files.has(path));
    if (missing !== undefined)
      throw new ExportShapeError(from, `${missing}, which it names, to exist`);
  };
  for (const { document, file } of pages) assertExist(file, pathsInPage(document, siteUrl));
  const manifest = String(files.get(MANIFEST_PATH) ?? '');
  assertExist(
    MANIFEST_PATH,
    [...manifest.matchAll(/(?<="src": ?")\/[^"]+/g)].map(([path]) => path),
  );
  assertExist('/', WELL_KNOWN);
  const font = [...files.keys()].find((path) => path.endsWith('.woff2'));
  if (font) assertExist(font, [FONT_LICENCE_PATH]);
}

/** The paths of the files that a page names. */
function pathsInPage(document: Page['document'], siteUrl: string): string[] {
  return elementsOf(document)
    .flatMap((element) => pathsInElement(element, siteUrl))
    .filter((path) => !EXPORTED_PAGES.some((page) => page.path === path));
}

function pathsInElement(element: Element, siteUrl: string): string[] {
  // The other region's site may be at the same origin, but it is not part of this export.
  if (attributeOf(element, 'rel') === 'alternate') return [];
  // A link leads to another page. The company may host that page at the same origin, outside this
  // export.
  if (element.tagName === 'a') return [];
  const metadata = attributeOf(element, 'property') ?? attributeOf(element, 'name');
  const names = URL_METADATA.some((name) => name === metadata) ? ['content'] : URL_ATTRIBUTES;
  const urls =
    element.tagName === 'style'
      ? [...textInside(element).matchAll(/(?<=url\(["']?)[^"')]+/g)].map(([url]) => url)
      : element.attrs
          .filter(({ name }) => names.includes(name))
          .flatMap(({ value }) => value.split(/,?\s/));
  return urls.flatMap((url) => sameOriginPath(url, siteUrl));
}

/**
 * The path of a URL of this site; nothing for another site's URL, a fragment, or text that is no
 * URL.
 */
function sameOriginPath(url: string, siteUrl: string): string[] {
  if (/^\/[^/]/.test(url)) return [url];
  const parsed = siteUrl ? parseUrl(url) : undefined;
  return parsed && parsed.origin === new URL(siteUrl).origin ? [parsed.pathname] : [];
}
