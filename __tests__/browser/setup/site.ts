import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import type { Region } from '@/lib/region/regions';
import type { BrowserGlobals } from './environment';

interface Served {
  readonly folder: string;
  readonly origin: string;
}

/** What the global setup built and started. */
const started = JSON.parse(process.env['BROWSER_TESTS'] ?? 'null') as {
  browser: string;
  exports: Record<Region, Served>;
} | null;

export function servedExport(region: Region): Served {
  if (!started)
    throw new Error(
      'The browser tests were not set up: run them with "npx jest", not one file by other means.',
    );
  return started.exports[region];
}

export interface Visit {
  readonly page: Page;
  /** Errors in the console, uncaught exceptions and requests that failed, as the browser words them. */
  readonly faults: string[];
  /** The addresses of all requests, the document's own first. */
  readonly requests: string[];
}

export interface VisitOptions extends BrowserContextOptions {
  readonly path?: string;
  /** How far the page has to have come before the test goes on: all of it, unless a file is held back. */
  readonly waitUntil?: 'load' | 'commit';
  /** Where the site is served, if a test serves it itself. */
  readonly origin?: string;
  /** Runs before the page is opened, for instance to stand in for a file of the export. */
  readonly before?: (page: Page) => Promise<unknown>;
}

/** Below Jest's own, so that what fails is the wait, which says what it waited for. */
const LONGEST_WAIT_MS = 20_000;

/** A phone, as most visitors have it. */
const PHONE = { width: 360, height: 740 };

/**
 * Connects a test file to the browser. The function it returns opens an export as a new visitor would, in a context of
 * its own that is closed after the test.
 */
export function setUpBrowser() {
  let browser: Browser;
  beforeAll(async () => {
    servedExport('india');
    browser = await chromium.connect(started?.browser ?? '');
    (globalThis as BrowserGlobals).openPages = () =>
      browser.contexts().flatMap((context) => context.pages());
  });
  afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
  afterAll(() => browser.close());

  return async (region: Region, visit: VisitOptions = {}): Promise<Visit> => {
    const {
      path = '/',
      origin = servedExport(region).origin,
      waitUntil = 'load',
      before,
      ...options
    } = visit;
    const context = await browser.newContext({
      viewport: PHONE,
      reducedMotion: 'no-preference',
      ...options,
    });
    context.setDefaultTimeout(LONGEST_WAIT_MS);
    const page = await context.newPage();
    const faults: string[] = [];
    const requests: string[] = [];
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('requestfailed', (request) =>
      faults.push(`${request.url()} ${request.failure()?.errorText ?? ''}`),
    );
    page.on('request', (request) => requests.push(request.url()));
    await before?.(page);
    await page.goto(`${origin}${path}`, { waitUntil });
    return { page, faults, requests };
  };
}

/**
 * Waits until React has taken over, which the top bar shows by saying which section is the current one. A key that does
 * nothing wakes the runtime, which would otherwise rest for 2.5 seconds.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.locator('nav [aria-current]').waitFor();
}

/**
 * Stops the page's time, to be put forward with `page.clock`. It is stopped an hour after its beginning: until then it
 * runs, on a slow machine for a while, and it cannot be put back.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(3_600_000);
}

/** Waits until the banner can move too: its code comes after the rest. */
export async function bannerStarted(page: Page): Promise<void> {
  await hydrated(page);
  await page.locator('[data-started]').waitFor();
}
