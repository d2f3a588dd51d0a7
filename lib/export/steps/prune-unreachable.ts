import { SITE_CONFIG_PATH } from '@/lib/routes';
import { ExportShapeError } from '../export-shape-error';
import { EXPORTED_PAGES, textOf, type ExportedSite, type ExportStep } from '../exported-site';
import { attributeOf, elementsOf, parseDocument, textInside, type Element } from '../html/document';
import { RUNTIME_ATTRIBUTE } from '../html/loader-element';

/** What browsers and search engines ask for by a name of their own. */
const ASKED_FOR_BY_NAME = [SITE_CONFIG_PATH, '/robots.txt'];

/** The attributes that make a browser, a search engine or a shared link's preview ask for something. */
const ADDRESS_ATTRIBUTES = ['src', 'href', 'srcset', 'imagesrcset', 'content', RUNTIME_ATTRIBUTE];

/**
 * Removes every file that nothing in the export leads to: Next's data for navigation between pages, which this site does
 * not use, style sheets that stand in the pages already, Next's second copy of the 404 page, polyfills for browsers that
 * read no modules, and what belongs to the other region.
 */
export const pruneUnreachable: ExportStep = (site) => {
  const reached = new Set([...EXPORTED_PAGES.map(({ file }) => file), ...ASKED_FOR_BY_NAME]);
  for (const file of reached) {
    for (const named of addressesIn(site, file)) {
      if (isPage(named)) continue;
      if (!site.files.has(named))
        throw new ExportShapeError(file, `${named}, which it names, to be in the export`);
      reached.add(named);
    }
  }
  for (const file of site.files.keys()) {
    if (!reached.has(file)) site.files.delete(file);
  }
};

function isPage(address: string): boolean {
  return EXPORTED_PAGES.some(({ path }) => path === address);
}

function addressesIn(site: ExportedSite, file: string): string[] {
  const text = textOf(site, file);
  if (file.endsWith('.html'))
    return elementsOf(parseDocument(text)).flatMap((element) => namedBy(element, site));
  if (file.endsWith('.webmanifest'))
    return [...text.matchAll(/"src": ?"(\/[^"]+)"/g)].map(([, address = '']) => address);
  if (file.endsWith('.txt'))
    return [...text.matchAll(/^Sitemap: (.+)$/gm)].flatMap(([, address = '']) =>
      onThisSite(address, site),
    );
  return [];
}

function namedBy(element: Element, site: ExportedSite): string[] {
  // The other region's site is not this one's to hold, even where it stands at the same origin.
  if (attributeOf(element, 'rel') === 'alternate') return [];
  const inAttributes = ADDRESS_ATTRIBUTES.flatMap((name) =>
    (attributeOf(element, name) ?? '').split(/,?\s+/),
  );
  const inStyle =
    element.tagName === 'style'
      ? [...textInside(element).matchAll(/url\(["']?([^"')]+)/g)].map(([, url = '']) => url)
      : [];
  return [...inAttributes, ...inStyle].flatMap((address) => onThisSite(address, site));
}

/** The path of an address on this site; nothing for another site's, a fragment, or a word that is no address. */
function onThisSite(address: string, { configuration }: ExportedSite): string[] {
  if (/^\/[^/]/.test(address)) return [address];
  const { httpUrl } = configuration.company;
  if (!httpUrl || !URL.canParse(address)) return [];
  const { origin, pathname } = new URL(address);
  return origin === new URL(httpUrl).origin ? [pathname] : [];
}
