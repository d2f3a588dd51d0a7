import type { Page } from 'playwright-core';

/** Holds the scripts of the islands back, in a page opened with `before`, until `release`. */
export function holdScripts() {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const before = (page: Page) =>
    page.route('**/_next/**', async (route) => {
      await released;
      await route.continue();
    });
  return { before, release };
}
