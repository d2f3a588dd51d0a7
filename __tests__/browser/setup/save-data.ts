import type { Page } from 'playwright-core';

/**
 * Lets the visitor save data. A deep link and a press on a link then load no scripts, so the scripts
 * are still missing when the visitor presses a button.
 */
export function saveData(page: Page): Promise<unknown> {
  return page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
}
