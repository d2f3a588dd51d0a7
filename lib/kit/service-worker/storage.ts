import { HASHED_FOLDERS, MANIFEST_START, withoutSuffix } from '../urls';

/**
 * All pages without their suffix, in small letters, and whether each links to the manifest, as built
 * ones do.
 */
declare const PAGES: Readonly<Record<string, boolean>>;

/** The paths of the files without a hash that pages load. */
declare const UNHASHED_FILES: readonly string[];

/** The folder of this site, empty for the root, and the cache of this version of the worker. */
const FOLDER = location.pathname.replace(/\/[^/]*$/, '');
export const CACHE_NAME = `pages-3${FOLDER}`;

/** The caches of all versions of the worker. Other software of the same origin may have caches. */
const CACHE_NAMES = /^pages-\d+(.*)$/;

/**
 * How many files with a hash in their name the worker keeps: about three versions of a site with
 * all its pictures, so that an open tab of an earlier version finds what it needs.
 */
const MAX_HASHED_FILES = 120;

/** Whether a file never changes, because its name has a hash of its content. */
export function isHashed(url: string): boolean {
  return HASHED_FOLDERS.some((folder) => new URL(url).pathname.startsWith(FOLDER + folder));
}

/**
 * The URL at which a file is stored. Netlify redirects `/privacyPolicy` to `/privacypolicy`, and no
 * two pages differ in capitals only.
 */
function keyOf(url: string): string {
  const key = withoutSuffix(url);
  return isHashed(url) ? key : key.toLowerCase();
}

/** The name of a page in `PAGES`. */
function pageIn(url: string): string {
  return withoutSuffix(new URL(url).pathname.slice(FOLDER.length)).toLowerCase();
}

/** Whether the worker stores a page, or a file that a page loads. Downloads are ignored. */
export function isStorable(url: string, isPage: boolean): boolean {
  const { origin, pathname } = new URL(url);
  if (origin !== location.origin) return false;
  if (isPage) return pageIn(url) in PAGES;
  return UNHASHED_FILES.some((path) => pathname === FOLDER + path) || isHashed(url);
}

/** The stored response for a URL. Campaign parameters do not change a page: they are ignored. */
export function findStored(url: string): Promise<Response | undefined> {
  // A response may vary by `Accept`, in which requests of the page and of the worker differ.
  return caches.match(keyOf(url), { cacheName: CACHE_NAME, ignoreVary: true });
}

/**
 * Stores a response, unless it is an error, a redirect, or a page that a captive portal or a host
 * has sent in place of the file. A 410 removes what is stored. Never rejects: storage may be full
 * or blocked.
 */
export async function store(url: string, response: Response, isPage: boolean): Promise<void> {
  const isHtml = Boolean(response.headers.get('content-type')?.startsWith('text/html'));
  const hasManifest = isPage && PAGES[pageIn(url)];
  // The page reads the body of the original.
  const copy = response.clone();
  try {
    const cache = await caches.open(CACHE_NAME);
    if (response.status === 410) await cache.delete(keyOf(url));
    if (response.status !== 200 || response.redirected || isHtml !== isPage) return;
    if (hasManifest && !(await copy.clone().text()).includes(MANIFEST_START)) return;
    await cache.put(keyOf(url), copy);
    if (isHashed(url)) await deleteOldest(cache);
  } catch {
    // The file is then not available offline.
  }
}

/**
 * Deletes the hashed files that were stored first, if no stored page names them: those of earlier
 * deployments. A file that has not changed for years is among the first, and every page needs it.
 */
async function deleteOldest(cache: Cache): Promise<void> {
  const stored = await cache.keys();
  const hashed = stored.filter(({ url }) => isHashed(url));
  const surplus = hashed.length - MAX_HASHED_FILES;
  if (surplus <= 0) return;
  const pages = stored
    .filter(({ url }) => pageIn(url) in PAGES)
    .map(async ({ url }) => (await findStored(url))?.text());
  const named = (await Promise.all(pages)).join();
  const unnamed = hashed.filter(
    ({ url }) => !named.includes(new URL(url).pathname.split('/').at(-1)!),
  );
  for (const request of unnamed.slice(0, surplus)) await cache.delete(request);
}

/** Deletes the worker's caches, except for the given one. */
export async function deleteCaches(except?: string): Promise<unknown> {
  const own = (await caches.keys()).filter((name) => CACHE_NAMES.exec(name)?.[1] === FOLDER);
  return Promise.all(own.map(async (name) => name !== except && caches.delete(name)));
}
