import type { Page } from 'playwright-core';
import { servedExport, setUpBrowser } from './setup/open-page';
import { startProxy, type NetworkState, type Proxy } from './setup/proxy';
import { EXAMPLE_SITE } from './setup/representative-sites';
import { offerHeadingOf, SITES_STORED_OFFLINE, type SiteName } from './setup/sites';
import { recordChanges, seekToChange, waitForChanges } from './setup/slide-changes';
import { storedPaths, waitUntilStored } from './setup/stored-files';
import { expectToast } from './setup/toasts';

const open = setUpBrowser();
let proxy: Proxy;

afterEach(() => proxy.close());

/**
 * Opens the page and reads it to its end without using a control, until the worker has stored what
 * the page shows.
 */
async function openAndRead(name: SiteName, path = '/') {
  proxy = await startProxy(servedExport(name).origin);
  const visit = await open(name, {
    origin: proxy.origin,
    path,
    deviceScaleFactor: 2,
    serviceWorkers: 'allow',
    before: recordChanges,
  });
  await visit.page.mouse.wheel(0, 4000);
  await waitUntilStored(visit.page);
  return visit;
}

/** Reloads the page without a network. */
async function reloadOffline(page: Page): Promise<void> {
  proxy.network = 'fails';
  await page.reload();
  // The page then notices that the network returns. A reload would forget this state.
  await page.context().setOffline(true);
}

describe.each(SITES_STORED_OFFLINE)('a first visit to $name that only reads', (site) => {
  const { name, variant } = site;
  const { contact, navigation } = variant.messages;

  test('requests every file once, the worker included, and no runtime', async () => {
    await openAndRead(name, '/?utm_source=letter');

    const repeated = proxy.requests.filter((path, index, all) => all.indexOf(path) < index);
    expect(repeated).toEqual([]);
    expect(proxy.requests).toContain('/sw.js');
    expect(proxy.requests.filter((path) => path.startsWith('/_next/'))).toEqual([]);
  });

  test('is enough for the page to open, read, navigate and rotate its banner without a network', async () => {
    const { page } = await openAndRead(name);
    await reloadOffline(page);

    await page.getByRole('heading', { level: 1, name: offerHeadingOf(site) }).waitFor();
    await seekToChange(page);
    await waitForChanges(page, 1);
    await page.getByRole('navigation').getByRole('link', { name: navigation.about }).click();
    await page.getByRole('heading', { level: 1, name: navigation.about }).waitFor();
    expect((await storedPaths(page)).filter((path) => path.startsWith('/_next/'))).toEqual([]);
  });

  test('is enough for a message that is sent without a network: the text stays, and the network brings the answer', async () => {
    const { page } = await openAndRead(name);
    await reloadOffline(page);
    await page.getByRole('navigation').getByRole('link', { name: navigation.contact }).click();
    await page.getByLabel(contact.name).fill('Asha');
    await page.getByLabel(contact.email).fill('asha');
    await page.getByLabel(contact.message).fill('Please call me.');
    await page.getByRole('button', { name: contact.send }).click();
    await page.waitForLoadState('networkidle');
    await expect(page.getByLabel(contact.message).inputValue()).resolves.toBe('Please call me.');

    await expectToast(page, contact.success, () => {
      proxy.network = 'works';
      return page.context().setOffline(false);
    });

    await expect(page.getByLabel(contact.name).inputValue()).resolves.toBe('Asha');
  });
});

test.each<NetworkState>(['asks to sign in', 'redirects to sign in', 'requires to sign in'])(
  `a network that %s shows its page, which replaces neither the stored page of ${EXAMPLE_SITE.name} nor the worker`,
  async (network) => {
    const { page } = await openAndRead(EXAMPLE_SITE.name);
    proxy.network = network;
    await page.reload();
    await expect(page.title()).resolves.toBe('Sign in');
    const update = page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(update).rejects.toThrow('ServiceWorker');

    proxy.network = 'fails';
    await page.goto(proxy.origin);

    await page.getByRole('heading', { level: 1, name: offerHeadingOf(EXAMPLE_SITE) }).waitFor();
  },
);
