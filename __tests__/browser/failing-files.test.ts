import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from 'playwright-core';
import { inTurn, type Site, type SiteName } from './setup/exports';
import { servedExport, setUpBrowser, waitForSwiper, type VisitOptions } from './setup/open-page';
import { visitEverySection } from './setup/whole-visit';

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

/** The files of a visit to each site, by the name of the site. */
const knownFiles = new Map<SiteName, string[][]>();

/**
 * The files of a visit, except the page itself, in the groups that fail together: each script
 * alone, and all pictures and fonts at once, because nothing depends on one of them.
 */
async function filesOfAVisit(site: Site): Promise<string[][]> {
  const files = knownFiles.get(site.name) ?? (await requestedFiles(site));
  knownFiles.set(site.name, files);
  return files;
}

async function requestedFiles(site: Site): Promise<string[][]> {
  const { page, requests } = await open(site.name, PHONE);
  await visitEverySection(page, site);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await waitForSwiper(page);
  await page.waitForLoadState('networkidle');
  await page.context().close();
  const paths = requests.map((address) => new URL(address).pathname).filter((path) => path !== '/');
  const files = [...new Set(paths)].sort();
  const isMedia = (path: string) => /\.(avif|webp|woff2)$/.test(path);
  return [files.filter(isMedia), ...files.filter((path) => !isMedia(path)).map((path) => [path])];
}

test.each(inTurn(FAILURES))(
  'the page of $site.name works if a file $what',
  async ({ value: fail, site }) => {
    const waiting = [...(await filesOfAVisit(site))];
    expect(waiting[0]?.length).toBeGreaterThan(5);
    // The media, the runtime, Swiper and /site-config.js.
    expect(waiting).toHaveLength(4);

    const visitWithFailure = async (files: string[]) => {
      const { page } = await open(site.name, {
        ...PHONE,
        waitUntil: 'commit',
        before: async (page) => {
          for (const file of files) {
            const bytes = readFileSync(join(servedExport(site.name).folder, file));
            await page.route(`**${file}`, (route) => fail(route, bytes));
          }
        },
      });
      await visitEverySection(page, site).catch((error: Error) => {
        throw new Error(`${files.join(' ')}: ${error.message}`);
      });
      await page.context().close();
    };
    while (waiting.length > 0) await Promise.all(waiting.splice(0, 4).map(visitWithFailure));
  },
  300_000,
);
