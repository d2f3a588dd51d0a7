import type { Configuration } from '@/lib/config/read-configuration';
import { parseUrl } from '@/lib/parse-url';
import { ROBOTS_PATH, SITE_CONFIG_PATH, WORKER_PATH } from '@/lib/routes';
import { ExportShapeError } from '../export-shape-error';
import { bytesOf, type Files } from '../files';
import { attributeOf, elementsOf, textInside, type Element } from '../html/html-tree';
import { EXPORTED_PAGES, type Page } from '../page-files';

/** Files that browsers and search engines request by a fixed name. */
const WELL_KNOWN = [SITE_CONFIG_PATH, ROBOTS_PATH, WORKER_PATH];

/** The Open Font License asks for its text wherever the font goes. */
const FONT_LICENCE_PATH = '/OFL.txt';

/** The attributes with which a page names a file for browsers. */
const URL_ATTRIBUTES = ['src', 'href', 'srcset', 'imagesrcset'];

/**
 * The `meta` elements whose content is a URL, for link previews. The content of all others is text.
 */
const URL_METADATA = ['og:image', 'og:url', 'twitter:image'];

/**
 * The files that the pages reference, directly or through another file. This leaves out Next's data
 * for client-side navigation, style sheets that are already in the pages, Next's second copy of the
 * 404 page, polyfills, and the files of the other region.
 *
 * @throws ExportShapeError if a referenced file does not exist.
 */
export function collectReferencedFiles(
  pages: readonly Page[],
  files: Files,
  { siteUrl }: Configuration,
): Files {
  const referenced: Files = new Map();
  const add = (from: string, paths: readonly string[]) => {
    for (const path of paths) {
      if (EXPORTED_PAGES.some((page) => page.path === path)) continue;
      const bytes = files.get(path);
      if (!bytes) throw new ExportShapeError(from, `${path}, which it names, to exist`);
      referenced.set(path, bytes);
    }
  };
  for (const { document, file } of pages) {
    add(
      file,
      elementsOf(document).flatMap((element) => pathsInElement(element, siteUrl)),
    );
  }
  for (const path of WELL_KNOWN) referenced.set(path, bytesOf(files, path));
  // A Map's iteration includes the entries that are added during it.
  for (const [path, bytes] of referenced) add(path, pathsInFile(path, bytes.toString(), siteUrl));
  return referenced;
}

function pathsInFile(path: string, text: string, siteUrl: string): string[] {
  if (path.endsWith('.woff2')) return [FONT_LICENCE_PATH];
  if (path.endsWith('.webmanifest'))
    return [...text.matchAll(/(?<="src": ?")\/[^"]+/g)].map(([url]) => url);
  if (path === ROBOTS_PATH)
    return [...text.matchAll(/(?<=^Sitemap: ).+/gm)].flatMap(([url]) =>
      sameOriginPath(url, siteUrl),
    );
  return [];
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
