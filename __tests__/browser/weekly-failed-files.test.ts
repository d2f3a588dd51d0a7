import type { Page, Route } from 'playwright-core';
import { setUpBrowser } from './setup/open-page';
import { EXAMPLE_SITE } from './setup/sites';
import { smokeTest } from './setup/visitor-actions';

const open = setUpBrowser();
const { name, variant } = EXAMPLE_SITE;
const { banner } = variant.messages;

/** The files of a visit that fail together: no other file depends on one of the first group. */
const FILES = [
  '{*.avif,*.webp,*.woff2,site-config.js}',
  ...['page.*.js', 'runtime.*.js', 'banner.*.js'],
];

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

test(`the page of ${name} works if a userscript has a Trusted Types policy of its own`, async () => {
  const { page } = await open(name, {
    before: (page: Page) =>
      page.addInitScript(() => {
        const { trustedTypes } = window as {
          trustedTypes?: { createPolicy: (name: string, rules: object) => unknown };
        };
        trustedTypes?.createPolicy('default', { createHTML: (text: string) => text });
      }),
  });
  await smokeTest(page, EXAMPLE_SITE);
});
