import type { Page } from 'playwright-core';

/** A window of a page that records its toasts. */
interface RecordingWindow {
  toasts?: string[];
}

/**
 * Records the toasts from now on, also after a reload. The page itself notes each one when it
 * appears: on a slow machine it may be gone before the test looks.
 */
export async function recordToasts(page: Page): Promise<void> {
  await page.addInitScript(recordInPage);
  await page.evaluate(recordInPage);
}

/**
 * The text of each toast that has been visible since `recordToasts`, or since a reload, and an
 * empty string after each.
 */
export function recordedToasts(page: Page): Promise<string[]> {
  return page.evaluate(readRecord);
}

/** The same. Runs in the page. */
export function readRecord(): string[] {
  return (window as RecordingWindow).toasts ?? [];
}

/** Acts, and waits until a toast with the text has been visible since. */
export async function expectToast(page: Page, text: string, act: () => unknown): Promise<void> {
  await recordToasts(page);
  await act();
  await page
    .waitForFunction(
      (wanted) => (window as RecordingWindow).toasts?.some((shown) => shown.includes(wanted)),
      text,
    )
    .catch(async (error: unknown) => {
      const shown = JSON.stringify(await recordedToasts(page));
      throw new Error(`No toast said "${text}". The toasts were: ${shown}.`, { cause: error });
    });
}

/**
 * Records the toasts as `recordToasts` does. Runs in the page, in the oldest supported browsers too.
 */
export function recordInPage(): void {
  const recording = window as RecordingWindow;
  const isFirst = !recording.toasts;
  recording.toasts = [];
  if (!isFirst) return;
  const read = () => {
    const toast = document.querySelector('[role="status"] > *');
    if (!toast) return '';
    // Chromium before 105 lacks `checkVisibility`, and before 121 the newer name of its option. A
    // hostile page breaks `getComputedStyle`.
    const isVisible =
      'checkVisibility' in toast
        ? toast.checkVisibility({ checkVisibilityCSS: true, visibilityProperty: true })
        : getComputedStyle(toast).visibility === 'visible';
    return isVisible ? toast.textContent : '';
  };
  let last = read();
  new MutationObserver(() => {
    const text = read();
    if (text !== last) recording.toasts?.push(text);
    last = text;
  }).observe(document, { childList: true, characterData: true, subtree: true });
}
