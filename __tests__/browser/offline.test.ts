import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { bundleForBrowsers } from '@/lib/bundle-for-browsers';
import { serveExport, type ServedExport } from '@/lib/tools/serve/serve-export';
import { hydrated, servedExport, setUpBrowser } from './setup/open-page';
import { startProxy } from './setup/proxy';
import { EXAMPLE_SITE } from './setup/representative-sites';
import { SITES, SITES_STORED_OFFLINE, type Site, type SiteName } from './setup/sites';
import { storedPaths, waitForNone, waitUntilStored } from './setup/stored-files';
import { expectToast } from './setup/toasts';

const open = setUpBrowser();

let folder: string;
let server: ServedExport;

/** The site of another company, which is deployed in its place later. Their offers differ. */
const [NEWER] = SITES_STORED_OFFLINE.filter(({ variant }) => variant.language === 'hi') as [Site];

test.each(SITES)('the worker of $name is small, because every visitor downloads it', ({ name }) => {
  const worker = readFileSync(join(servedExport(name).folder, 'sw.js'));
  expect(brotliCompressSync(worker).length).toBeLessThan(2048);
});

test.each(SITES.filter((site) => !SITES_STORED_OFFLINE.includes(site)))(
  'the site of $name, whose company has turned the offline cache off, installs no worker',
  async ({ name }) => {
    const { page } = await open(name, {
      before: (page) =>
        page.addInitScript(() => {
          navigator.serviceWorker.register = () =>
            Promise.reject(new Error((document.title = 'registered')));
        }),
    });

    // The page would have done so by the load event.
    await expect(page.title()).resolves.not.toBe('registered');
  },
);

describe(`on the site of ${EXAMPLE_SITE.name},`, () => {
  const { name, variant } = EXAMPLE_SITE;
  const { contact, navigation } = variant.messages;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'offline-'));
    deploy(name);
    server = await serveExport(folder);
  });

  afterEach(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  function deploy(version: SiteName): void {
    for (const entry of readdirSync(folder)) rmSync(join(folder, entry), { recursive: true });
    cpSync(servedExport(version).folder, folder, { recursive: true });
  }

  /** Opens the page, uses the banner and the form, and waits until the worker has stored everything. */
  async function openStored(): Promise<Page> {
    const { page } = await open(name, { origin: server.origin, serviceWorkers: 'allow' });
    await hydrated(page);
    await waitUntilStored(page);
    return page;
  }

  const headline = (page: Page) => page.locator('h1').first();

  test('after one visit and without a network, the page opens, shows its sections and pictures, and the form answers', async () => {
    const page = await openStored();
    await server.close();
    await page.reload();

    await hydrated(page);
    await expect(
      page
        .getByRole('img')
        .first()
        .evaluate((picture) => (picture as HTMLImageElement).decode()),
    ).resolves.toBeUndefined();
    await page.getByRole('navigation').getByRole('link', { name: navigation.contact }).click();
    await expectToast(page, contact.incomplete, () =>
      page.getByRole('button', { name: contact.send }).click(),
    );
  });

  test('a page of the company opens again without a network at each of its addresses, and a download is not stored', async () => {
    const constants = { PAGES: { '': true, '/privacyPolicy': false, '/help/loans': false } };
    const worker = 'lib/browser-scripts/service-worker/worker.ts';
    writeFileSync(join(folder, 'sw.js'), await bundleForBrowsers(worker, { constants }));
    mkdirSync(join(folder, 'help'));
    for (const file of ['privacyPolicy.html', 'help/loans.html'])
      writeFileSync(join(folder, file), `<!doctype html><title>Own</title><h1>${file}</h1>`);
    for (const file of ['statement.txt', 'report.html'])
      writeFileSync(join(folder, file), '/manifest.webmanifest'.padEnd(10 ** 6));
    const page = await openStored();
    for (const path of ['/privacyPolicy', '/help/loans.html', '/statement.txt', '/report.html'])
      await page.goto(server.origin + path);
    await waitForNone(page, 'the page is stored', async () =>
      (await caches.match('/help/loans')) ? [] : ['not stored'],
    );
    expect((await storedPaths(page)).filter((path) => /statement|report/.test(path))).toEqual([]);
    await server.close();

    for (const path of ['/privacyPolicy.html', '/privacyPolicy', '/help/loans?from=letter']) {
      await page.goto(server.origin + path);
      await expect(page.title()).resolves.toBe('Own');
    }
  });

  describe('after a new version is deployed,', () => {
    test('an open page of the old version still loads its scripts', async () => {
      const page = await openStored();
      await page.clock.install();
      await page.reload();
      deploy(NEWER.name);
      rmSync(join(folder, '_next'), { recursive: true });
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());

      await hydrated(page);
    });

    test('the page opens although a new version of the worker arrives while the network hangs', async () => {
      const proxy = await startProxy(server.origin);
      const { page } = await open(name, { origin: proxy.origin, serviceWorkers: 'allow' });
      await waitUntilStored(page);
      appendFileSync(join(folder, 'sw.js'), ';');
      proxy.network = 'hangs for pages';
      await page.evaluate(
        () => void navigator.serviceWorker.ready.then((worker) => worker.update()),
      );
      await page.reload({ waitUntil: 'commit' });
      await headline(page).waitFor();

      expect(proxy.requests.filter((path) => path === '/sw.js').length).toBeGreaterThan(1);
      proxy.network = 'works';
      await page.reload();
      await hydrated(page);
      await proxy.close();
    });

    test('the next visit shows the new version, which is then available offline', async () => {
      const page = await openStored();
      deploy(NEWER.name);
      await page.reload();
      await expect(headline(page).textContent()).resolves.toContain(NEWER.variant.copy.offer.to);
      await hydrated(page);
      await waitUntilStored(page);
      await server.close();
      await page.reload();

      await hydrated(page);
      await expect(headline(page).textContent()).resolves.toContain(NEWER.variant.copy.offer.to);
    });

    test('the kill switch empties every cache of the worker and no other, and leaves no worker', async () => {
      const page = await openStored();
      await page.evaluate(() => caches.open('chat-assets'));
      writeFileSync(
        join(folder, 'sw.js'),
        await bundleForBrowsers('lib/browser-scripts/service-worker/self-destroying-worker.ts'),
      );
      await page.evaluate(async () => void (await navigator.serviceWorker.ready).update());

      await waitForNone(page, 'the worker has left', async () => [
        ...(await caches.keys()).filter((name) => name !== 'chat-assets'),
        ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ]);
      await expect(page.evaluate(() => caches.has('chat-assets'))).resolves.toBe(true);
    });
  });
});
