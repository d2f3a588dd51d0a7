import type { Locator } from 'playwright-core';

/**
 * Clicks a button once, as assistive technology does: without pointer events. Each of those would also
 * make the page request its scripts.
 */
export function clickOnce(button: Locator): Promise<void> {
  return button.evaluate((element: HTMLButtonElement) => element.click());
}
