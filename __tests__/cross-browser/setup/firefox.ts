import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { TestBrowser } from './page';

export const FIREFOX = '/usr/bin/firefox-esr';

/** What is used of puppeteer-core, which is not among the project's own packages. */
interface Puppeteer {
  launch(options: object): Promise<{
    newPage(): Promise<PuppeteerPage>;
    close(): Promise<void>;
  }>;
}

interface PuppeteerPage {
  setViewport(viewport: object): Promise<void>;
  bringToFront(): Promise<void>;
  goto(url: string): Promise<unknown>;
  evaluate<T>(expression: string): Promise<T>;
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
  on(event: 'console', listener: (message: { type(): string; text(): string }) => void): void;
  on(event: 'pageerror', listener: (error: Error) => void): void;
  readonly keyboard: { press(key: string): Promise<void>; type(text: string): Promise<void> };
  readonly mouse: { click(x: number, y: number): Promise<void> };
}

/**
 * Starts Firefox, which puppeteer-core drives by WebDriver BiDi. Colours and motion are preferences
 * of a browser.
 */
export async function launchFirefox(): Promise<TestBrowser> {
  const require = createRequire(join(__dirname, '../package.json'));
  const { default: puppeteer } = require('puppeteer-core') as { default: Puppeteer };
  const browsers = new Map<string, ReturnType<Puppeteer['launch']>>();
  return {
    close: async () => {
      for (const browser of browsers.values()) await (await browser).close();
    },
    open: async ({ width, height, deviceScaleFactor, dark = false, reducedMotion = false }) => {
      const key = `${dark} ${reducedMotion}`;
      const launched =
        browsers.get(key) ??
        puppeteer.launch({
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
      browsers.set(key, launched);
      const page = await (await launched).newPage();
      await page.setViewport({ width, height, deviceScaleFactor });
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      page.on('pageerror', (error) => errors.push(error.message));
      return {
        errors,
        goto: async (url) => {
          await page.goto(url);
          await page.bringToFront();
        },
        evaluate: (expression) => page.evaluate(expression),
        press: (pressed) => page.keyboard.press(pressed),
        type: (text) => page.keyboard.type(text),
        click: (x, y) => page.mouse.click(x, y),
        screenshot: async () => Buffer.from(await page.screenshot()),
        close: () => page.close(),
      };
    },
  };
}
