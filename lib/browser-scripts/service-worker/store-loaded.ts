import { cacheNameFor, findStored, store } from './storage';

/**
 * What `storeLoaded` has requested, so that a file which cannot be stored is not requested again
 * and again.
 */
const requested = new Set<string>();

/**
 * Stores a page and the files that it has loaded. The page loaded them before the worker was there,
 * so the browser's HTTP cache has them, and nothing is downloaded twice.
 */
export async function storeLoaded(page: string, files: readonly string[]): Promise<void> {
  const storing = [page, ...files].map(async (url) => {
    const isPage = url === page;
    if (!cacheNameFor(url, isPage) || requested.has(url) || (await findStored(url))) return;
    requested.add(url);
    await store(url, await fetch(url, { cache: 'force-cache' }), isPage);
  });
  await Promise.allSettled(storing);
}
