import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { TIMEOUT_MS } from './open-page';

/**
 * Waits for a condition that `page.waitForFunction` cannot check, for instance because the page may
 * not run scripts, or because the function is asynchronous.
 *
 * @param condition what the test waits for, for the error.
 * @throws an error if the condition does not hold in time.
 */
export async function waitUntil(condition: string, holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Not yet: ${condition}.`);
    // Polling without a pause would starve the work that the test waits for.
    await setTimeout(50);
  }
}

/**
 * Waits until the worker controls the page, and has stored the page and everything that the page
 * has loaded.
 */
export function waitUntilStored(page: Page): Promise<void> {
  return waitUntil('the worker controls and has stored the page', () =>
    page.evaluate(async () => {
      const loaded = performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((url) => /\/(?:_next|pictures|fonts)\/|\/site-config\.js$/.test(url));
      // The worker stores a page without the slash at its end.
      const urls = [location.pathname.replace(/(?<=.)\/$/, ''), ...loaded];
      const stored = await Promise.all(urls.map((url) => caches.match(url)));
      return Boolean(navigator.serviceWorker.controller) && stored.every(Boolean);
    }),
  );
}
