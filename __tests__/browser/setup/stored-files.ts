import type { Page } from 'playwright-core';
import { TIMEOUT_MS } from './open-page';
import { betweenLooks } from './wait-until';

/**
 * Waits until the page finds nothing that contradicts a condition. `waitForFunction` cannot do this
 * for an asynchronous function: it treats the promise itself as true.
 *
 * @param find runs in the page.
 * @throws an error with what the page still finds after `TIMEOUT_MS`
 */
export async function waitForNone(
  page: Page,
  condition: string,
  find: () => Promise<string[]>,
): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const found = await page.evaluate(find);
    if (found.length === 0) return;
    if (Date.now() > deadline) throw new Error(`Not yet: ${condition}. Found ${found.join(', ')}.`);
    await betweenLooks();
  }
}

/**
 * Waits until the worker controls the page, and has stored the page and everything that the page
 * has loaded.
 */
export function waitUntilStored(page: Page): Promise<void> {
  return waitForNone(page, 'the worker controls and has stored the page', async () => {
    const loaded = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((url) => /\/(?:_next|art|fonts)\/|\/site-config\.js$/.test(url));
    // The worker stores a page without the slash at its end.
    const urls = [location.pathname.replace(/(?<=.)\/$/, ''), ...loaded];
    // Another version of the worker may store a page as its file, and files with a version.
    const find = async (url: string) =>
      (await caches.match(url, { ignoreSearch: true })) ??
      (url === '/' ? caches.match('/index.html', { ignoreSearch: true }) : undefined);
    const stored = await Promise.all(urls.map(find));
    const missing = urls.filter((_, index) => !stored[index]).map((url) => `${url} not stored`);
    return navigator.serviceWorker.controller ? missing : ['no controller', ...missing];
  });
}

/** The paths of all stored files. */
export function storedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}
