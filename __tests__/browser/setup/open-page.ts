import type { BrowserContextOptions, Page } from 'playwright-core';
import type { BrowserGlobals } from './browser-environment';
import type { SiteName } from './sites';

interface Served {
  readonly folder: string;
  readonly origin: string;
}

/** What the global setup has prepared. */
export const started = JSON.parse(process.env['BROWSER_TESTS'] ?? 'null') as {
  /**
   * Whether pictures of this browser can be compared with the baselines. Another browser draws
   * letters differently, and another machine has other fonts.
   */
  comparable: boolean;
  /** Whether this run accepts pictures that differ from their baselines. */
  updatesBaselines: boolean;
  /** The folder of what only this run reads. */
  run: string;
  exports: Partial<Record<SiteName, Served>>;
} | null;

export function servedExport(name: SiteName): Served {
  if (!started)
    throw new Error(
      'The global setup has not run. Start the browser tests with "npx jest --selectProjects browser".',
    );
  const served = started.exports[name];
  if (!served) throw new Error(`The folder in BROWSER_TESTS_EXPORTS has no export ${name}.`);
  return served;
}

export interface Visit {
  readonly page: Page;
  /** Console errors, uncaught exceptions and failed requests, in the browser's words. */
  readonly errors: string[];
  /** The URLs of all requests, the document first. */
  readonly requests: string[];
}

export interface VisitOptions extends BrowserContextOptions {
  readonly path?: string;
  /**
   * Whether the page may have a service worker. By default it has none, because `page.route` does
   * not see its requests.
   */
  readonly serviceWorkers?: 'allow' | 'block';
  /** The event that the test waits for: `load`, unless the test holds a file back. */
  readonly waitUntil?: 'load' | 'domcontentloaded' | 'commit';
  /** The origin of the site, if the test serves it itself. */
  readonly origin?: string;
  /** Runs before the navigation, for instance to replace a file of the export. */
  readonly before?: (page: Page) => Promise<unknown>;
}

/**
 * How long a test waits for one condition, in milliseconds. Shorter than Jest's timeout, so that the
 * message names the condition.
 */
export const TIMEOUT_MS = 40_000;

/** The screen of a common phone, in CSS pixels. */
const PHONE = { width: 360, height: 740 };

/**
 * Gives a test file the browser.
 *
 * @returns a function that opens an export as a new visitor, in a browser context that is closed
 *   after the test
 */
export function setUpBrowser() {
  const { browser } = globalThis as unknown as BrowserGlobals;
  afterEach(async () => {
    for (const context of browser.contexts()) {
      // A page may still request a file, such as the banner's next picture, that a test's route
      // answers.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    }
  });

  return async (name: SiteName, visit: VisitOptions = {}): Promise<Visit> => {
    const {
      path = '/',
      origin = servedExport(name).origin,
      waitUntil = 'load',
      before,
      ...options
    } = visit;
    const context = await browser.newContext({
      viewport: PHONE,
      reducedMotion: 'no-preference',
      serviceWorkers: 'block',
      ...options,
    });
    context.setDefaultTimeout(TIMEOUT_MS);
    const page = await context.newPage();
    const errors: string[] = [];
    const requests: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('requestfailed', (request) =>
      errors.push(`${request.url()} ${request.failure()?.errorText ?? ''}`),
    );
    page.on('request', (request) => requests.push(request.url()));
    await before?.(page);
    await page.goto(`${origin}${path}`, { waitUntil });
    return { page, errors, requests };
  };
}

/** The violations of the page's policies among the errors of a visit: Chromium's console has each. */
export function violationsIn(errors: readonly string[]): string[] {
  return errors.filter((error) => /Content Security Policy|requires 'Trusted/.test(error));
}

/** The scripts of islands, among the files of `/_next/static/`. */
export const ISLAND_SCRIPTS = /\/_next\/static\/(?!page\.)/;

/** The requests for scripts of islands. */
export function runtimeRequests(requests: readonly string[]): string[] {
  return requests.filter((url) => ISLAND_SCRIPTS.test(url));
}

/** Waits until React has hydrated all elements that match: it has then given them a property. */
export async function waitForReact(page: Page, selector: string): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll(wanted)].every((element) =>
        Object.keys(element).some((property) => property.startsWith('__reactProps')),
      ),
    selector,
    // A test may hold the frames of the page.
    { polling: 50 },
  );
}

/**
 * Hydrates all islands, with the banner at its first slide. It hydrates them itself when their
 * scripts have loaded, because a test may have stopped the clock with which the loader does so. Where
 * Next hydrates the page, this only waits for it.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(() => {
    const rotation = document.querySelector('.swiper-wrapper')?.getAnimations({ subtree: true });
    for (const animation of rotation ?? []) {
      animation.pause();
      animation.currentTime = 0;
    }
    for (const control of document.querySelectorAll('[data-island] :is(button, input)'))
      control.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  });
  await page.waitForFunction(
    () => {
      const { islandScripts = {} } = window as { islandScripts?: object };
      // The loader's element names the islands that have a script of their own.
      const loader = document.querySelector<HTMLElement>('script[data-runtime]');
      const has = (name: string) => !(name in (loader?.dataset ?? {})) || name in islandScripts;
      const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')];
      const allCame = islands.every(({ dataset }) => has(dataset['island'] ?? ''));
      return 'next' in window || ('hydrateIsland' in window && allCame);
    },
    undefined,
    { polling: 50 },
  );
  await page.evaluate(() => {
    const { hydrateIsland } = window as { hydrateIsland?: (container: Element) => void };
    document.querySelectorAll('[data-island]').forEach((island) => hydrateIsland?.(island));
  });
  await waitForReact(page, 'header nav, form, section[aria-roledescription]');
}

/**
 * Stops the page's clock; `page.clock` advances it. It stops at one hour, because it runs until it
 * is stopped, on a slow machine for some time, and cannot go back.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(3_600_000);
}
