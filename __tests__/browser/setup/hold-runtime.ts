import type { Page } from 'playwright-core';

/** Holds the runtime's scripts back until the test calls the returned function. */
export async function holdRuntime(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/boot/*', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
