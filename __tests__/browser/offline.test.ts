import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { bundleForBrowsers } from '@/lib/kit/bundler/bundle-for-browsers';
import { serveExport } from '@/lib/kit/server/serve-export';
import { recordChanges, seekToChange, waitForChanges } from './setup/banner';
import {
  ISLAND_SCRIPTS,
  runtimeRequests,
  setUpBrowser,
  type VisitOptions,
} from './setup/open-page';
import { serveCopy, type ServedCopy } from './setup/serve-copy';
import { EXAMPLE_SITE, offerHeadingOf, SITES } from './setup/sites';
import { expectToast } from './setup/toasts';
import { fillIn, navigationLink, pressSend } from './setup/visitor-actions';
import { waitUntil, waitUntilStored } from './setup/wait-until';

const open = setUpBrowser();
const { name, variant } = EXAMPLE_SITE;
const { contact, navigation } = variant.messages;

/** A copy of the site, so that tests can deploy another worker. */
let site: ServedCopy;
beforeEach(async () => {
  site = await serveCopy(name);
});

/** Opens the page and reads it to its end without using a control, until the worker has stored it. */
async function openStored(options: VisitOptions = {}): Promise<Page> {
  const { page } = await open(name, {
    origin: site.origin,
    deviceScaleFactor: 2,
    serviceWorkers: 'allow',
    before: recordChanges,
    ...options,
  });
  await page.mouse.wheel(0, 4000);
  await waitUntilStored(page);
  return page;
}

const headline = (page: Page) =>
  page.getByRole('heading', { level: 1, name: offerHeadingOf(EXAMPLE_SITE) });
const updateWorker = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

test.each(SITES.filter(({ offlineCache }) => !offlineCache))(
  'the site of $name, whose company has turned the offline cache off, installs no worker',
  async ({ name }) => {
    const { page } = await open(name, { serviceWorkers: 'allow' });

    // A page with a worker begins to register it at the load event, which has happened.
    const workers = await page.evaluate(() => navigator.serviceWorker.getRegistrations());
    expect(workers).toEqual([]);
  },
);

describe(`a first visit to ${name} that only reads`, () => {
  test('requests every file once, the worker included, and no runtime', async () => {
    const requests: string[] = [];
    subscribe('http.server.request.start', (message) =>
      requests.push((message as { request: IncomingMessage }).request.url ?? ''),
    );
    await openStored({ path: '/?utm_source=letter' });

    expect(requests.filter((path, index) => requests.indexOf(path) < index)).toEqual([]);
    expect(requests).toContain('/sw.js');
    expect(runtimeRequests(requests)).toEqual([]);
  });

  test('is enough to read, navigate and write without a network, and clicks are replayed when it is back', async () => {
    const page = await openStored();
    await site.close();
    await page.reload();
    await page.context().setOffline(true);

    await headline(page).waitFor();
    await page
      .getByRole('img')
      .first()
      .evaluate((picture: HTMLImageElement) => picture.decode());
    await seekToChange(page);
    await waitForChanges(page, 1);
    await navigationLink(page, navigation.contact).click();
    await fillIn(page, contact);
    const failed = page.waitForEvent('requestfailed', (file) => ISLAND_SCRIPTS.test(file.url()));
    await pressSend(page, contact);
    // The script of the form was not stored.
    await failed;
    await expect(page.locator('[data-island=contact]').count()).resolves.toBe(1);

    await expectToast(page, contact.success, async () => {
      Object.assign(site, await serveExport(site.folder, site.port));
      await page.context().setOffline(false);
    });
    await expect(page.getByLabel(contact.name).inputValue()).resolves.toBe('Asha');
  });
});

describe(`after a new worker of ${name} is deployed,`, () => {
  test('the page opens although the worker arrives while the network hangs', async () => {
    const page = await openStored();
    await page.context().route('**/', () => undefined);
    appendFileSync(join(site.folder, 'sw.js'), ';');
    void updateWorker(page).catch(() => undefined);
    await page.reload({ waitUntil: 'commit' });

    await headline(page).waitFor();
  });

  test('the kill switch empties every cache of the worker and no other, and leaves no worker', async () => {
    const page = await openStored();
    await page.evaluate(() => caches.open('chat-assets'));
    const worker = 'lib/kit/service-worker/self-destroying-worker.ts';
    writeFileSync(join(site.folder, 'sw.js'), (await bundleForBrowsers(worker)).code);
    await updateWorker(page);

    await waitUntil('the worker has left', () =>
      page.evaluate(async () => {
        const registrations = await navigator.serviceWorker.getRegistrations();
        const others = (await caches.keys()).filter((name) => name !== 'chat-assets');
        return registrations.length + others.length === 0;
      }),
    );
    await expect(page.evaluate(() => caches.has('chat-assets'))).resolves.toBe(true);
  });
});
