import type { Page } from 'playwright-core';
import { slideLabel } from './setup/expected-slide-name';
import { offerHeadingOf, SITES_STORED_OFFLINE, type SiteName } from './setup/exports';
import { hydrated, servedExport, setUpBrowser } from './setup/open-page';
import { startProxy, type NetworkState, type Proxy } from './setup/proxy';
import { EXAMPLE_SITE } from './setup/representative-sites';
import { seekToChange } from './setup/slide-changes';
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
  const { contact, navigation } = variant.strings;

  test('requests every file once, the worker included, and no runtime', async () => {
    await openAndRead(name, '/?utm_source=letter#home');

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
    await page.locator(`[aria-label="${slideLabel(variant, 2)}"][aria-hidden=false]`).waitFor();
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

describe(`on the site of ${EXAMPLE_SITE.name},`, () => {
  const { name, variant } = EXAMPLE_SITE;
  const { contact, navigation } = variant.strings;

  test('a second visit whose network connects and hangs shows the page within 4 s', async () => {
    const { page } = await openAndRead(name);
    const timeToReload = async (network: NetworkState) => {
      proxy.network = network;
      const started = performance.now();
      await page.reload({ waitUntil: 'commit' });
      await page.getByRole('heading', { level: 1, name: offerHeadingOf(EXAMPLE_SITE) }).waitFor();
      return performance.now() - started;
    };
    // The load of the test machine must not count: it slows the page down without waiting, too, and
    // not every attempt meets it.
    const withoutWaiting = await timeToReload('fails');
    let waited = Infinity;
    for (let attempt = 1; attempt <= 4 && waited >= 4000; attempt++)
      waited = Math.min(waited, (await timeToReload('hangs')) - withoutWaiting);

    expect(waited).toBeLessThan(4000);
  });

  test('the worker stores the runtime after its first use', async () => {
    const { page } = await openAndRead(name);
    await page.getByRole('navigation').getByRole('link', { name: navigation.contact }).click();
    await hydrated(page);
    await waitUntilStored(page);
    const requested = [...proxy.requests];
    await reloadOffline(page);

    await expectToast(page, contact.incomplete, () =>
      page.getByRole('button', { name: contact.send }).click(),
    );
    expect(requested.some((path) => path.startsWith('/_next/'))).toBe(true);
    expect(requested).toHaveLength(new Set(requested).size);
  });

  test('a network that asks to sign in, in place of each file, leaves nothing of that in the storage', async () => {
    const { page } = await openAndRead(name);
    const files = await page.evaluate(() => [
      '/site-config.js',
      // Pictures that this screen does not use.
      ...(document.body.innerHTML.match(/\/art\/[\w/.-]+\.avif/g) ?? [])
        .filter((path) => performance.getEntriesByName(location.origin + path).length === 0)
        .slice(0, 3),
    ]);
    const types = () =>
      page.evaluate(
        (paths) =>
          Promise.all(
            paths.map(async (path) => {
              const { headers } = await fetch(path, { cache: 'no-store' });
              return headers.get('content-type');
            }),
          ),
        files,
      );
    proxy.network = 'asks to sign in';
    expect(await types()).toContain('text/html');

    proxy.network = 'works';

    expect(files.length).toBeGreaterThan(1);
    expect(await types()).not.toContain('text/html');
  });

  test.each<NetworkState>(['asks to sign in', 'redirects to sign in', 'requires to sign in'])(
    'a network that %s shows its page, which replaces neither the stored page nor the worker',
    async (network) => {
      const { page } = await openAndRead(name);
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
});
