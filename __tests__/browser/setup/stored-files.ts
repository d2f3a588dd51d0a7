import type { Page } from 'playwright-core';

/**
 * `waitForFunction` for an asynchronous condition. That function treats the promise itself as true.
 */
export async function holds(page: Page, condition: () => Promise<boolean>): Promise<void> {
  while (!(await page.evaluate(condition)));
}

/**
 * Waits until the worker controls the page, and has stored the page and everything that the page
 * has loaded.
 */
export function waitUntilStored(page: Page): Promise<void> {
  return holds(page, async () => {
    const loaded = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((url) => /\/(?:_next|art|fonts)\/|\/site-config\.js$/.test(url));
    const stored = await Promise.all(
      [location.pathname, ...loaded].map((url) => caches.match(url)),
    );
    return navigator.serviceWorker.controller !== null && stored.every(Boolean);
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
