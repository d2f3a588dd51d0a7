import type { Page, Route } from 'playwright-core';
import { setUpBrowser } from './setup/open-page';
import { EXAMPLE_SITE } from './setup/sites';
import { expectToast } from './setup/toasts';
import { pressSend, smokeTest } from './setup/visitor-actions';

const open = setUpBrowser();
const { name, variant } = EXAMPLE_SITE;
const { banner, contact } = variant.messages;

/** The files of a visit that fail together: no other file depends on one of the first group. */
const FILES = ['{*.avif,*.webp,*.woff2,site-config.js}', 'runtime.*.js', 'banner.*.js'];

const FAILURES: Record<string, (route: Route) => unknown> = {
  'cannot be loaded': (route) => route.abort(),
  'never finishes loading': () => undefined,
  'is truncated': async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
  },
  'is an HTML page': (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>502</title><h1>Bad gateway</h1>',
    }),
};

test.each(Object.entries(FAILURES))(`the page of ${name} works if a file %s`, async (_, fail) => {
  const visitWithout = async (file: string) => {
    let failed = 0;
    const { page } = await open(name, {
      waitUntil: 'commit',
      before: (page) =>
        page.route(`**/${file}`, (route) => {
          failed += 1;
          return fail(route);
        }),
    });
    // The script of the banner is requested for one of its buttons.
    await page.getByRole('button', { name: banner.next }).click();
    await smokeTest(page, EXAMPLE_SITE).catch((error: Error) => {
      throw new Error(`${file}: ${error.message}`);
    });
    expect(failed).toBeGreaterThan(0);
  };
  await Promise.all(FILES.map(visitWithout));
});

/** What a browser or a userscript does in the page before its own scripts run. */
const HOSTILE_ENVIRONMENTS: Record<string, () => unknown> = {
  'storage and workers are blocked': () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    for (const store of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, store, { get: refuse });
    Object.defineProperty(navigator, 'serviceWorker', { get: refuse });
  },
  'a userscript has a Trusted Types policy `default` of its own': () =>
    (
      window as { trustedTypes?: { createPolicy: (name: string, rules: object) => unknown } }
    ).trustedTypes?.createPolicy('default', { createHTML: (text: string) => text }),
  'a userscript breaks what measures the size of texts': () =>
    (window.getComputedStyle = () => JSON.parse('') as CSSStyleDeclaration),
  'a userscript breaks what loads fonts': () =>
    Object.defineProperty(document, 'fonts', { get: () => JSON.parse('') as undefined }),
  'a userscript breaks what notices the first paint': () =>
    (window.PerformanceObserver = undefined as unknown as typeof PerformanceObserver),
  'a userscript breaks what knows the history': () =>
    Object.defineProperty(window, 'navigation', { get: () => JSON.parse('') as undefined }),
};

test.each(Object.entries(HOSTILE_ENVIRONMENTS))(
  `the page of ${name} works, and so does each part of its start, if %s`,
  async (environment, makeHostile) => {
    const { page } = await open(name, {
      path: '/#contact',
      serviceWorkers: 'allow',
      before: (page: Page) => page.addInitScript(makeHostile),
    });

    await expectToast(page, contact.incomplete, () => pressSend(page, contact));
    if (!environment.startsWith('storage'))
      await page.evaluate(() => navigator.serviceWorker.ready);
    await smokeTest(page, EXAMPLE_SITE, 'contact');
  },
);
