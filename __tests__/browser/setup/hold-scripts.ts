import type { Page } from 'playwright-core';

/** Holds the scripts that come later back until the test calls the returned function. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/**', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
