import type { Page } from 'playwright-core';
import { waitUntil } from './wait-until';

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
        .filter((url) => /\/(?:_next|art|fonts)\/|\/site-config\.js$/.test(url));
      // The worker stores a page without the slash at its end.
      const urls = [location.pathname.replace(/(?<=.)\/$/, ''), ...loaded];
      const stored = await Promise.all(urls.map((url) => caches.match(url)));
      return Boolean(navigator.serviceWorker.controller) && stored.every(Boolean);
    }),
  );
}
