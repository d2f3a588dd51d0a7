import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from 'playwright-core';
import { hydrated, servedExport, setUpBrowser, type VisitOptions } from './setup/open-page';
import { EXAMPLE_SITE } from './setup/representative-sites';
import { smokeTest } from './setup/smoke-test';

const open = setUpBrowser();
const PHONE: VisitOptions = { deviceScaleFactor: 2 };

function contentTypeOf(route: Route): string {
  const type = route.request().resourceType();
  return type === 'script'
    ? 'text/javascript'
    : type === 'image'
      ? 'image/avif'
      : 'application/octet-stream';
}

/** The ways in which a file may fail to load. */
const FAILURES: Record<string, (route: Route, bytes: Buffer) => Promise<unknown>> = {
  'cannot be loaded': (route) => route.abort(),
  'never finishes loading': async () => undefined,
  'is truncated': (route, bytes) =>
    route.fulfill({
      contentType: contentTypeOf(route),
      body: bytes.subarray(0, Math.floor(bytes.length / 2)),
    }),
  'has the wrong content type': (route, bytes) =>
    route.fulfill({ contentType: 'application/octet-stream', body: bytes }),
  'is an HTML page': (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>502</title><h1>Bad gateway</h1>',
    }),
};

/**
 * The files of a visit, except the page itself, in the groups that fail together: each script
 * alone, and all pictures and fonts at once, because nothing depends on one of them.
 */
let files: string[][];

beforeAll(async () => {
  const { page, requests } = await open(EXAMPLE_SITE.name, PHONE);
  await smokeTest(page, EXAMPLE_SITE);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.context().close();
  const paths = requests.map((address) => new URL(address).pathname).filter((path) => path !== '/');
  const isMedia = (path: string) => /\.(avif|webp|woff2)$/.test(path);
  const media = [...new Set(paths.filter(isMedia))];
  const scripts = [...new Set(paths.filter((path) => !isMedia(path)))];
  expect(media.length).toBeGreaterThan(5);
  // The runtime, Swiper and /site-config.js.
  expect(scripts).toHaveLength(3);
  files = [media, ...scripts.map((path) => [path])];
});

test.each(Object.entries(FAILURES))(
  `the page of ${EXAMPLE_SITE.name} works if a file %s`,
  async (_, fail) => {
    const visitWithFailure = async (failing: string[]) => {
      const { page } = await open(EXAMPLE_SITE.name, {
        ...PHONE,
        waitUntil: 'commit',
        before: async (page) => {
          for (const file of failing) {
            const bytes = readFileSync(join(servedExport(EXAMPLE_SITE.name).folder, file));
            await page.route(`**${file}`, (route) => fail(route, bytes));
          }
        },
      });
      await smokeTest(page, EXAMPLE_SITE).catch((error: Error) => {
        throw new Error(`${failing.join(' ')}: ${error.message}`);
      });
    };
    await Promise.all(files.map(visitWithFailure));
  },
  300_000,
);
