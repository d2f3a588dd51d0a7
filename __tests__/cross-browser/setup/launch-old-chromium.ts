import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import FLAGS from '@/lib/tools/chromium/chromium-flags.json';
import { pageOf, type TestBrowser } from './page';

/** The folder that `unpackChromium` fills. */
function chromiumFolder(version: number): string {
  return join(__dirname, '../../../node_modules/.cache', `chromium-${version}`);
}

export function isUnpacked(version: number): boolean {
  return existsSync(join(chromiumFolder(version), 'chromium'));
}

/**
 * Starts an old Chromium. Playwright drives it, but for its locators, which need a newer browser.
 */
export async function launchOldChromium(version: number): Promise<TestBrowser> {
  const folder = chromiumFolder(version);
  const libraries = ['', 'lib', 'al2/lib', 'al2023/lib'].map((name) => join(folder, name));
  const browser = await chromium.launch({
    executablePath: join(folder, 'chromium'),
    args: FLAGS,
    env: { ...process.env, LD_LIBRARY_PATH: libraries.join(':') },
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
