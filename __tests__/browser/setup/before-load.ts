import type { Page } from 'playwright-core';
import { ISLAND_SCRIPTS } from './open-page';

/** Holds the scripts of the islands back, in a page opened with `before`, until `release`. */
export function holdScripts() {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const before = (page: Page) =>
    page.route(ISLAND_SCRIPTS, async (route) => {
      await released;
      await route.continue();
    });
  return { before, release };
}

/**
 * Lets the visitor save data. A deep link and a press on a link then load no scripts, so the scripts
 * are still missing when the visitor presses a button.
 */
export function saveData(page: Page): Promise<unknown> {
  return page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
}

/** Lets `/site-config.js` set other values, as a company that has replaced the file does. */
export const siteConfigIs = (values: object, until?: Promise<void>) => (page: Page) =>
  page.route('**/site-config.js', async (route) => {
    await until;
    const body = `window.siteConfig = ${JSON.stringify(values)};`;
    await route.fulfill({ contentType: 'text/javascript', body });
  });
