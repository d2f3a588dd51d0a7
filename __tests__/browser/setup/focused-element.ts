import type { Page } from 'playwright-core';

/**
 * The focused element's name, and whether it is outlined and visible below the top bar. Where Tab
 * leaves the page, the body has the focus.
 */
export function focusedElement(
  page: Page,
): Promise<{ name: string; visible: boolean; outlined: boolean; isBody: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const box = element.getBoundingClientRect();
    // A tall field may continue below the screen, so only its beginning must be visible.
    const at = document.elementFromPoint(
      box.x + box.width / 2,
      box.y + Math.min(box.height / 2, 20),
    );
    return {
      name:
        element.getAttribute('aria-label') ??
        (element as HTMLInputElement).labels?.[0]?.textContent ??
        element.textContent ??
        '',
      isBody: element === document.body,
      visible: element === document.body || element.contains(at),
      outlined: getComputedStyle(element).outlineStyle !== 'none',
    };
  });
}
