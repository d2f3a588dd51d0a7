import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { browserOfSessions, pageOf, type TestBrowser } from './page';

export const FIREFOX = '/usr/bin/firefox-esr';

/**
 * The part of puppeteer-core that the tests use. The package is not installed with the project. Its
 * pages have the same methods as Playwright's, as far as they are used here.
 */
interface Puppeteer {
  launch(options: object): Promise<{
    newPage(): Promise<Page & { setViewport(viewport: object): Promise<void> }>;
    close(): Promise<void>;
  }>;
}

/**
 * Starts Firefox, which puppeteer-core drives by WebDriver BiDi. Colours and motion are preferences
 * of a browser.
 */
export async function launchFirefox(): Promise<TestBrowser> {
  const require = createRequire(join(__dirname, '../package.json'));
  const { default: puppeteer } = require('puppeteer-core') as { default: Puppeteer };
  return browserOfSessions(['dark', 'reducedMotion'], async ({ dark, reducedMotion }) => {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: FIREFOX,
      headless: true,
      timeout: 60_000,
      extraPrefsFirefox: {
        // Otherwise a page of a headless Firefox never has the focus.
        'focusmanager.testmode': true,
        'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
        // As on a phone: a scrollbar beside the page would take its width.
        'ui.useOverlayScrollbars': 1,
        'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
      },
    });
    return {
      close: () => browser.close(),
      openPage: async ({ width, height, deviceScaleFactor }) => {
        const page = await browser.newPage();
        await page.setViewport({ width, height, deviceScaleFactor });
        return pageOf(page, () => page.close());
      },
    };
  });
}
