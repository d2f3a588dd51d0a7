import { HASHED_FOLDERS, MANIFEST_PATH, SITE_CONFIG_PATH } from '@/lib/routes';

/** Pages and `/site-config.js`: files that change under the same URL. */
export const PAGES_CACHE = 'pages-2';
/** Files that have a hash of their content in their names. */
const ASSETS_CACHE = 'assets-2';

/**
 * The caches of this worker and of its earlier versions. Other software of the same origin may have
 * caches, too.
 */
export const OWN_CACHES = /^(?:pages|assets|site-config|workbox-precache)\b/;

/** How many files a cache holds: those of a few versions of the site. */
const MAX_FILES = 120;

/**
 * The cache for a page or for a file that a page loads; undefined for files that are not stored.
 */
export function cacheNameFor(url: string, isPage: boolean): string | undefined {
  const { origin, pathname } = new URL(url);
  if (origin !== location.origin) return undefined;
  if (isPage || pathname === SITE_CONFIG_PATH) return PAGES_CACHE;
  return HASHED_FOLDERS.some((folder) => pathname.startsWith(folder)) ? ASSETS_CACHE : undefined;
}

/**
 * The URL under which a file is stored. A page is the same with every campaign parameter, so the
 * query is left out.
 */
function storageKey(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

/** The stored response for a URL. */
export function findStored(url: string): Promise<Response | undefined> {
  // A response may vary by `Accept`, which differs between the page's requests and the worker's
  // own.
  return caches.match(storageKey(url), { ignoreVary: true });
}

/**
 * Stores a response, and removes the oldest ones that are too many. Neither errors nor redirects
 * are stored, nor what a network or a host sends in place of a page or of a file. Never rejects:
 * storage may be full or blocked.
 */
export async function store(url: string, response: Response, isPage: boolean): Promise<void> {
  const cacheName = cacheNameFor(url, isPage);
  if (!cacheName || response.status !== 200 || response.redirected) return;
  if (!isPage && response.headers.get('content-type')?.startsWith('text/html')) return;
  // The page reads the body of the original.
  const copy = response.clone();
  try {
    // Every page of this site names its manifest.
    if (isPage && !(await copy.clone().text()).includes(MANIFEST_PATH)) return;
    const cache = await caches.open(cacheName);
    await cache.put(storageKey(url), copy);
    const oldest = (await cache.keys()).slice(0, -MAX_FILES);
    await Promise.all(oldest.map((request) => cache.delete(request)));
  } catch {
    // The file is then not available offline.
  }
}

/** Deletes the caches of earlier versions of this worker. */
export async function deleteOldCaches(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter(
    (name) => OWN_CACHES.test(name) && name !== PAGES_CACHE && name !== ASSETS_CACHE,
  );
  await Promise.all(old.map((name) => caches.delete(name)));
}
