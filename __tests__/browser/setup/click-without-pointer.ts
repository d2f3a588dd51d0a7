import type { Locator } from 'playwright-core';

/**
 * Presses a button once, as assistive technology does: without pointer events. The page treats each
 * of those as another reason to request its scripts.
 */
export function clickOnce(button: Locator): Promise<void> {
  return button.evaluate((element: HTMLButtonElement) => element.click());
}
