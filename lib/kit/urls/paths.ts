/*
 * The paths of every site of the kit, from the site's folder, which is often the root of a domain.
 */

/** A page of an export: what visitors request, and the file that answers. */
export interface ExportedPage {
  /** One segment of letters, digits and dashes, for every host; `/` for the home page. */
  readonly path: `/${string}`;
  readonly file: `/${string}.html`;
}

/** @param neighbour the URL of the site's folder or of a file directly in it. */
export function urlOf(path: string, neighbour: string): string {
  return new URL(`.${path}`, neighbour).href;
}

/**
 * The URL of a path of this site in the browser. Hosts show the 404 page at URLs of any depth, so
 * the folder of the site is found by the URL of the manifest, which every page names.
 */
export function urlFromManifest(path: string): string {
  const manifest = document.querySelector<HTMLLinkElement>('[rel=manifest]');
  return manifest ? urlOf(`.${path}`, manifest.href) : urlOf(path, location.href);
}

export const HOME_PATH = '/';
export const NOT_FOUND_PATH = '/404';
export const HOME_PAGE: ExportedPage = { path: HOME_PATH, file: '/index.html' };
export const NOT_FOUND_PAGE: ExportedPage = { path: NOT_FOUND_PATH, file: '/404.html' };

/** The page at a path of one segment. */
export function pageAt(name: string): ExportedPage {
  return { path: `/${name}`, file: `/${name}.html` };
}

/** The icons, the Open Graph image and the manifest. Not /icons/: Debian's Apache uses it. */
export const ICONS_FOLDER = '/icons-and-manifest/';

export const SITEMAP_PATH = '/sitemap.xml';
export const ROBOTS_PATH = '/robots.txt';

/** A service worker can only serve pages below its own path. */
export const WORKER_PATH = '/sw.js';

/**
 * The recovery script: reloads a page whose scripts a newer deployment has replaced, and replays
 * its clicks.
 */
export const RECOVERY_PATH = '/recovery.js';

/** The licences of the packages in the scripts. The first line of each script names it. */
export const LICENCES_PATH = '/licences.txt';

/** The headers for hosts. A build writes it last: a folder with this file is a finished export. */
export const HEADERS_FILE = '/_headers';

/** The files with fixed names that every build writes, besides the pages. */
export const BUILT_PATHS: readonly string[] = [
  LICENCES_PATH,
  RECOVERY_PATH,
  ROBOTS_PATH,
  SITEMAP_PATH,
  WORKER_PATH,
];

export const STATIC_FOLDER = '/_next/static/';
export const PICTURES_FOLDER = '/pictures/';
export const FONTS_FOLDER = '/fonts/';

/** The folders whose files are named after a hash of their content, so that browsers keep them. */
export const HASHED_FOLDERS = [STATIC_FOLDER, PICTURES_FOLDER, ICONS_FOLDER, FONTS_FOLDER] as const;

/**
 * The URL or path of a page without what hosts accept after it: `.html`, `/index`, a slash, a query
 * and a fragment. The path of the home page is empty.
 */
export function withoutSuffix(url: string): string {
  return url.replace(/(?:\/index)?(?:\.html)?\/?(?:[?#].*)?$/, '');
}
