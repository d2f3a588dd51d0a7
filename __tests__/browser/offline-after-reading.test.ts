import type { Page } from 'playwright-core';
import { REGIONS } from '@/lib/region/regions';
import { servedExport, setUpBrowser } from './setup/open-page';
import { startProxy, type Proxy } from './setup/proxy';
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
async function openAndRead(region: (typeof REGIONS)[number], path = '/') {
  proxy = await startProxy(servedExport(region).origin);
  const visit = await open(region, {
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

describe.each(REGIONS)('a first visit to %s that only reads', (region) => {
  test('requests every file once, the worker included, and no runtime', async () => {
    await openAndRead(region, '/?utm_source=letter#home');

    expect(proxy.requests).toHaveLength(new Set(proxy.requests).size);
    expect(proxy.requests).toContain('/sw.js');
    expect(proxy.requests.filter((path) => path.startsWith('/_next/'))).toEqual([]);
  });

  test('is enough for the page to open, read, navigate and rotate its banner without a network', async () => {
    const { page } = await openAndRead(region);
    await reloadOffline(page);

    await page.getByRole('heading', { level: 1, name: /^Loans from/ }).waitFor();
    await seekToChange(page);
    await page.locator('[aria-label^="2 of "]:not([inert])').waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'About us' }).click();
    await page.getByRole('heading', { level: 1, name: 'About us' }).waitFor();
    expect((await storedPaths(page)).filter((path) => path.startsWith('/_next/'))).toEqual([]);
  });

  test('is enough for a message that is sent without a network: the text stays, and the network brings the answer', async () => {
    const { page } = await openAndRead(region);
    await reloadOffline(page);
    await page.getByRole('navigation').getByRole('link', { name: 'Contact us' }).click();
    await page.getByLabel('Your name').fill('Asha');
    await page.getByLabel('Your email').fill('asha');
    await page.getByLabel('Request message').fill('Please call me.');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.waitForLoadState('networkidle');
    await expect(page.getByLabel('Request message').inputValue()).resolves.toBe('Please call me.');

    await expectToast(page, 'Submit successfully!', () => {
      proxy.network = 'works';
      return page.context().setOffline(false);
    });

    await expect(page.getByLabel('Your name').inputValue()).resolves.toBe('Asha');
  });
});

test('a second visit whose network connects and hangs shows the page within 4 s', async () => {
  const { page } = await openAndRead('india');
  const timeToReload = async (network: Proxy['network']) => {
    proxy.network = network;
    const started = performance.now();
    await page.reload({ waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1, name: /^Loans from/ }).waitFor();
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
  const { page } = await openAndRead('india');
  await page.getByRole('navigation').getByRole('link', { name: 'Contact us' }).click();
  await page.locator('nav [aria-current]').waitFor();
  await waitUntilStored(page);
  const requested = [...proxy.requests];
  await reloadOffline(page);

  await expectToast(page, 'Please provide complete information!', () =>
    page.getByRole('button', { name: 'Send Message' }).click(),
  );
  expect(requested.some((path) => path.startsWith('/_next/'))).toBe(true);
  expect(requested).toHaveLength(new Set(requested).size);
});

test('a network that asks to sign in, in place of each file, leaves nothing of that in the storage', async () => {
  const { page } = await openAndRead('india');
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
