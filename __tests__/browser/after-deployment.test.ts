import type { Page } from 'playwright-core';
import { REGIONS, type Region } from '@/lib/region/regions';
import { serveOlderVersion, type Deployments } from './setup/deployments';
import { hydrated, servedExport, setUpBrowser, type VisitOptions } from './setup/open-page';
import { slideLabel } from './setup/slide-label';
import { waitUntilStored } from './setup/stored-files';
import { expectToast } from './setup/toasts';

const open = setUpBrowser();
let site: Deployments;

afterEach(() => site.close());

/** Opens the older version, as a visitor who then leaves the page open. */
async function openOlder(path: string, options: VisitOptions = {}, region: Region = 'india') {
  site = await serveOlderVersion(servedExport(region).folder);
  const visit = await open(region, { ...options, origin: site.origin, path });
  return { ...visit, pages: () => visit.requests.filter((url) => new URL(url).pathname === '/') };
}

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Asha');
  await page.getByLabel('Your email').fill('asha');
  await page.getByLabel('Request message').fill('Please call me.');
}

describe.each(REGIONS)('on a page of %s that is older than the site', (region) => {
  test('Send Message is answered after one reload, which keeps the text and the section', async () => {
    const { page, pages } = await openOlder('/', {}, region);
    site.deploy();
    await page.getByRole('navigation').getByRole('link', { name: 'Contact us' }).click();
    await fillIn(page);

    await expectToast(page, 'Submit successfully!', () =>
      page.getByRole('button', { name: 'Send Message' }).click(),
    );
    expect(new URL(page.url()).hash).toBe('#contact');
    await expect(page.getByLabel('Your name').inputValue()).resolves.toBe('Asha');
    await expect(page.getByLabel('Your email').inputValue()).resolves.toBe('asha');
    await expect(page.getByLabel('Request message').inputValue()).resolves.toBe('Please call me.');
    expect(pages()).toHaveLength(2);
    await expect(page.evaluate(() => sessionStorage.length)).resolves.toBe(0);
  });
});

describe('on a page that is older than the site', () => {
  test('links and typing do not reload it', async () => {
    const { page, pages, requests } = await openOlder('/');
    site.deploy();
    await page.getByRole('navigation').getByRole('link', { name: 'Contact us' }).click();
    await page.waitForLoadState('networkidle');
    const scripts = () => requests.filter((url) => url.endsWith('.js'));
    const before = [...scripts()];
    await page.getByLabel('Request message').pressSequentially('Please call me.');
    await page.waitForLoadState('networkidle');

    expect(pages()).toHaveLength(1);
    expect(scripts()).toEqual(before);
  });

  test('Next slide is answered', async () => {
    const { page } = await openOlder('/');
    site.deploy();
    await page.getByRole('button', { name: 'Next slide' }).click();

    await page.locator('[data-started]').waitFor();
    await page.locator(`[aria-label="${slideLabel('india', 2)}"]:not([inert])`).waitFor();
  });

  test('Next slide is answered if only the script of the slider is missing', async () => {
    const { page } = await openOlder('/');
    await hydrated(page);
    site.deploy();
    await page.getByRole('button', { name: 'Next slide' }).click();

    await page.locator('[data-started]').waitFor();
    await page.locator(`[aria-label="${slideLabel('india', 2)}"]:not([inert])`).waitFor();
  });

  test('Pause is answered at the scroll position of the visitor', async () => {
    const { page } = await openOlder('/', { hasTouch: true });
    site.deploy();
    await page.evaluate(() => scrollTo(0, 60));
    await page.getByRole('button', { name: 'Pause the banner' }).tap();

    await page.getByRole('button', { name: 'Play the banner' }).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(60);
  });

  test('a key that presses Send Message keeps the focus there', async () => {
    const { page } = await openOlder('/#contact');
    site.deploy();
    await fillIn(page);
    await page.keyboard.press('Tab');

    await expectToast(page, 'Submit successfully!', () => page.keyboard.press('Enter'));
    await page.getByRole('button', { name: 'Send Message' }).and(page.locator(':focus')).waitFor();
  });

  test('text that is typed while the page reloads is kept', async () => {
    const { page } = await openOlder('/#contact');
    site.deploy();
    await page.getByLabel('Request message').fill('Please call me.');
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const reloading = new Promise<void>((resolve) => {
      void page.route('**/', async (route) => {
        resolve();
        await released;
        await route.continue();
      });
    });
    await page.getByLabel('Your name').focus();

    await expectToast(page, 'Please provide complete information!', async () => {
      // Not locator.press, which waits for the navigation.
      await page.keyboard.press('Enter');
      await reloading;
      await page.keyboard.type('Asha');
      release();
    });
    await page.keyboard.type(' Rao');
    await expect(page.getByLabel('Your name').inputValue()).resolves.toBe('Asha Rao');
    await expect(page.getByLabel('Request message').inputValue()).resolves.toBe('Please call me.');
  });

  test('Send Message is answered in each of two tabs', async () => {
    const { page } = await openOlder('/#contact');
    const other = await page.context().newPage();
    await other.goto(`${site.origin}/#contact`);
    site.deploy();
    await page.getByLabel('Your name').fill('Asha');
    await other.getByLabel('Your name').fill('Budi');

    await Promise.all(
      [page, other].map((tab) =>
        expectToast(tab, 'Please provide complete information!', () =>
          tab.getByRole('button', { name: 'Send Message' }).click(),
        ),
      ),
    );

    await expect(page.getByLabel('Your name').inputValue()).resolves.toBe('Asha');
    await expect(other.getByLabel('Your name').inputValue()).resolves.toBe('Budi');
  });

  test('Send Message is answered if a worker has stored the older page', async () => {
    const { page } = await openOlder('/', { serviceWorkers: 'allow' });
    await waitUntilStored(page);
    site.deploy();
    await page.getByRole('navigation').getByRole('link', { name: 'Contact us' }).click();
    await fillIn(page);

    await expectToast(page, 'Submit successfully!', () =>
      page.getByRole('button', { name: 'Send Message' }).click(),
    );
    await expect(page.getByLabel('Your name').inputValue()).resolves.toBe('Asha');
  });

  test('Send Message is answered and keeps the text if storage is blocked', async () => {
    const { page, pages } = await openOlder('/#contact', {
      before: (page) =>
        page.addInitScript(() =>
          Object.defineProperty(window, 'sessionStorage', {
            get: () => {
              throw new DOMException('refused', 'SecurityError');
            },
          }),
        ),
    });
    site.deploy();
    await fillIn(page);

    await expectToast(page, 'Submit successfully!', () =>
      page.getByRole('button', { name: 'Send Message' }).click(),
    );
    await expect(page.getByLabel('Request message').inputValue()).resolves.toBe('Please call me.');
    expect(pages()).toHaveLength(2);
    await expect(page.evaluate(() => window.name)).resolves.toBe('');
  });

  test('a server that goes on sending the older page is asked no more than twice, and the text stays', async () => {
    const { page, pages, requests } = await openOlder('/#contact');
    const older = await (await page.request.get(page.url())).text();
    site.deploy();
    await page.route('**/', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: older }),
    );
    await fillIn(page);
    await page.getByRole('button', { name: 'Send Message' }).click();
    const scriptsOfLastPage = () =>
      requests
        .slice(requests.lastIndexOf(pages().at(-1) ?? ''))
        .filter((url) => url.includes('/_next/'));
    // The last page has restored the text and repeats the press.
    while (pages().length < 3 || scriptsOfLastPage().length === 0)
      await page.waitForEvent('request');
    // Its scripts fail, too. One more reload would follow within this wait.
    await page.waitForLoadState('networkidle');

    expect(pages()).toHaveLength(3);
    await expect(page.getByLabel('Request message').inputValue()).resolves.toBe('Please call me.');
  });
});

describe('the page does not reload', () => {
  test.each<[string, number]>([
    ['a script that is missing, though the page is not outdated', 404],
    ['a server that is overloaded', 503],
  ])('for %s', async (_, status) => {
    const { page, pages } = await openOlder('/#contact');
    await page.route('**/_next/**', (route) => route.fulfill({ status, body: '' }));
    const recovery = page.waitForResponse('**/recovery.js');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await recovery;
    await page.waitForLoadState('networkidle');
    expect(pages()).toHaveLength(1);

    await page.unrouteAll();
    await expectToast(page, 'Please provide complete information!', () =>
      page.getByRole('button', { name: 'Send Message' }).click(),
    );
  });

  test('without a network, also after a deployment, and it answers when the network returns', async () => {
    const { page, pages } = await openOlder('/#contact');
    site.deploy();
    await page.context().setOffline(true);
    await fillIn(page);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.waitForLoadState('networkidle');
    expect(pages()).toHaveLength(1);

    await expectToast(page, 'Submit successfully!', () => page.context().setOffline(false));
    await expect(page.getByLabel('Your name').inputValue()).resolves.toBe('Asha');
  });
});
