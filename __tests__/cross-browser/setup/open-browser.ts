import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import FLAGS from '../../chromium/chromium-flags.json';
import { openWebKit, WEBKIT_PROGRAMS } from './webkit';

/** What a test asks of a browser when it opens a page. */
export interface PageOptions {
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly deviceScaleFactor: number;
  readonly dark?: boolean;
  readonly reducedMotion?: boolean;
}

/** A page in any of the browsers: only what all of their protocols can do. */
export interface BrowserPage {
  readonly goto: (url: string) => Promise<void>;
  /** The value of an expression, which is awaited if it is a promise. */
  readonly evaluate: <T>(expression: string) => Promise<T>;
  readonly press: (key: 'Tab' | 'Enter') => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** Clicks with the mouse, in CSS pixels from the corner of the screen. */
  readonly click: (x: number, y: number) => Promise<void>;
  /**
   * The errors in the console and the uncaught exceptions. Empty where the protocol does not tell
   * them.
   */
  readonly errors: readonly string[];
  readonly close: () => Promise<void>;
}

export type OpenPage = (options: PageOptions) => Promise<BrowserPage>;

const FIREFOX = '/usr/bin/firefox-esr';

/** The function that opens a page in a browser by its name, or undefined if it is not installed here. */
export function openerOf(browser: string): OpenPage | undefined {
  if (browser === 'Firefox') return existsSync(FIREFOX) ? openFirefox : undefined;
  if (browser === 'WebKitGTK') return WEBKIT_PROGRAMS.every(existsSync) ? openWebKit : undefined;
  const folder = resolve('node_modules/.cache', browser);
  return existsSync(folder) ? (options) => openOldChromium(folder, options) : undefined;
}

/**
 * Opens an old Chromium, which Playwright drives, but for its locators: they need a newer browser.
 *
 * @param folder where the global setup has unpacked it.
 */
async function openOldChromium(
  folder: string,
  { width, height, deviceScaleFactor, dark, reducedMotion }: PageOptions,
): Promise<BrowserPage> {
  const browser = await chromium.launch({
    executablePath: join(folder, 'chromium'),
    args: FLAGS,
    env: { ...process.env, LD_LIBRARY_PATH: `${folder}:${folder}/lib` },
  });
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
  });
  return pageOf(page, () => browser.close());
}

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

/** Opens Firefox, which puppeteer-core drives by WebDriver BiDi. */
async function openFirefox(options: PageOptions): Promise<BrowserPage> {
  const require = createRequire(join(__dirname, '../package.json'));
  const { default: puppeteer } = require('puppeteer-core') as { default: Puppeteer };
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: true,
    timeout: 60_000,
    extraPrefsFirefox: {
      // Otherwise a page of a headless Firefox never has the focus.
      'focusmanager.testmode': true,
      'layout.css.prefers-color-scheme.content-override': options.dark ? 0 : 1,
      // As on a phone: a scrollbar beside the page would take its width.
      'ui.useOverlayScrollbars': 1,
      'ui.prefersReducedMotion': options.reducedMotion ? 1 : 0,
    },
  });
  const page = await browser.newPage();
  await page.setViewport(options);
  return pageOf(page, () => browser.close());
}

/** A page of Playwright or of Puppeteer, which name the same things alike. */
function pageOf(page: Page, close: () => Promise<void>): BrowserPage {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  return {
    errors,
    goto: async (url) => {
      // Not its load event, which waits for a script that a test holds.
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      await page.bringToFront();
    },
    evaluate: (expression) => page.evaluate(expression),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    click: (x, y) => page.mouse.click(x, y),
    close,
  };
}
