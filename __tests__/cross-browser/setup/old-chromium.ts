import { join } from 'node:path';
import { chromium } from 'playwright-core';
import FLAGS from '../../chromium/chromium-flags.json';
import { pageOf, type TestBrowser } from './page';

/**
 * Starts an old Chromium. Playwright drives it, but for its locators, which need a newer browser.
 *
 * @param folder where the global setup has unpacked it.
 */
export async function launchOldChromium(folder: string): Promise<TestBrowser> {
  const browser = await chromium.launch({
    executablePath: join(folder, 'chromium'),
    args: FLAGS,
    env: { ...process.env, LD_LIBRARY_PATH: `${folder}:${folder}/lib` },
  });
  return {
    close: () => browser.close(),
    open: async ({ width, height, deviceScaleFactor, dark, reducedMotion }) => {
      const context = await browser.newContext({
        viewport: { width, height },
        deviceScaleFactor,
        colorScheme: dark ? 'dark' : 'light',
        reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
      });
      return pageOf(await context.newPage(), () => context.close());
    },
  };
}
