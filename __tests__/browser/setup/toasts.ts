import type { Frame, JSHandle, Page } from 'playwright-core';

/**
 * Records the toasts from now on. The page itself notes each one when it appears: a toast lasts one
 * second, and on a slow machine it may be gone before the test looks.
 *
 * @returns the text of each visible toast, and an empty string after each
 */
export function recordToasts(page: Page | Frame): Promise<JSHandle<string[]>> {
  return page.evaluateHandle(() => {
    const texts: string[] = [];
    const read = () => {
      const toast = document.querySelector('[role="status"] > *');
      return toast?.checkVisibility({ visibilityProperty: true }) ? toast.textContent : '';
    };
    let last = read();
    new MutationObserver(() => {
      const text = read();
      if (text !== last) texts.push(text);
      last = text;
    }).observe(document, { childList: true, characterData: true, subtree: true });
    return texts;
  });
}

/** Acts, and waits until a toast with the text has been visible since. */
export async function expectToast(
  page: Page | Frame,
  text: string,
  act: () => unknown,
): Promise<void> {
  const toasts = await recordToasts(page);
  await act();
  await page
    .waitForFunction(([texts, wanted]) => texts.some((shown) => shown.includes(wanted)), [
      toasts,
      text,
    ] as const)
    .catch(async (error: unknown) => {
      const shown = await toasts.jsonValue();
      throw new Error(`No toast said "${text}". The toasts were: ${JSON.stringify(shown)}`, {
        cause: error,
      });
    });
}
