import type { Page } from 'playwright-core';
import { serveOlderVersion, type Deployments } from './setup/deployments';
import { expectedSlideLabel } from './setup/expected-slide-label';
import { fillIn } from './setup/fill-in';
import { servedExport, setUpBrowser, waitForReact, type VisitOptions } from './setup/open-page';
import { CONFIGURED_SITE } from './setup/representative-sites';
import { saveData } from './setup/save-data';
import { SITES_STORED_OFFLINE, type SiteName } from './setup/sites';
import { waitUntilStored } from './setup/stored-files';
import { expectToast } from './setup/toasts';

const open = setUpBrowser();
let site: Deployments;

afterEach(() => site.close());

/** Opens the older version, as a visitor who then leaves the page open. */
async function openOlder(name: SiteName, path: string, options: VisitOptions = {}) {
  site = await serveOlderVersion(servedExport(name));
  const visit = await open(name, { ...options, origin: site.origin, path });
  const reloads: string[] = [];
  visit.page.on('request', (request) => {
    if (request.isNavigationRequest()) reloads.push(request.url());
  });
  return { ...visit, reloads };
}

/** Opens the older version at Contact us. Its scripts are missing when the visitor needs them. */
const openOlderForm = (name: SiteName, before?: (page: Page) => Promise<unknown>) =>
  openOlder(name, '/#contact', { before: (page) => saveData(page).then(() => before?.(page)) });

describe(`on a page of ${CONFIGURED_SITE.name} that is older than the site,`, () => {
  const { name, variant } = CONFIGURED_SITE;
  const { banner, contact, navigation } = variant.messages;

  test('Send Message is answered after one reload, which keeps the text and the section', async () => {
    const { page, reloads } = await openOlder(name, '/');
    // The newer version has another number of hidden fields.
    await page.locator('form').evaluate((form) => {
      form.prepend(Object.assign(document.createElement('input'), { hidden: true }));
    });
    site.deploy();
    await page.getByRole('navigation').getByRole('link', { name: navigation.contact }).click();
    await fillIn(page, contact);

    await expectToast(page, contact.success, () =>
      page.getByRole('button', { name: contact.send }).click(),
    );
    expect(new URL(page.url()).hash).toBe('#contact');
    await expect(page.getByLabel(contact.name).inputValue()).resolves.toBe('Asha');
    await expect(page.getByLabel(contact.email).inputValue()).resolves.toBe('not an email at all');
    await expect(page.getByLabel(contact.message).inputValue()).resolves.toBe('Please call me.');
    expect(reloads).toHaveLength(1);
    await expect(page.evaluate(() => sessionStorage.length)).resolves.toBe(0);
  });

  test('links and typing do not reload it', async () => {
    const { page, reloads, requests } = await openOlder(name, '/');
    site.deploy();
    await page.getByRole('navigation').getByRole('link', { name: navigation.contact }).click();
    // The focus requests a script that is missing, and then the one that recovers the page.
    const recovery = page.waitForResponse('**/recovery.js');
    await page.getByLabel(contact.message).focus();
    await recovery;
    const scripts = () => requests.filter((url) => url.endsWith('.js'));
    const before = [...scripts()];
    await page.getByLabel(contact.message).pressSequentially('Please call me.');
    await page.waitForLoadState('networkidle');

    expect(reloads).toEqual([]);
    expect(scripts()).toEqual(before);
  });

  test.each<[string, (page: Page) => Promise<void>]>([
    ['every script', async () => undefined],
    [
      'only the script of Swiper',
      async (page) => {
        await page.locator('form button').dispatchEvent('pointerdown');
        await waitForReact(page, 'form');
      },
    ],
  ])('Next slide is answered if %s is missing', async (_, load) => {
    const { page } = await openOlder(name, '/');
    await load(page);
    site.deploy();
    await page.getByRole('button', { name: banner.next }).click();

    await page.locator('.swiper-initialized').waitFor();
    await page
      .locator(`[aria-label="${expectedSlideLabel(variant, 2)}"][aria-hidden=false]`)
      .waitFor();
  });

  test('Pause is answered at the scroll position of the visitor', async () => {
    const { page } = await openOlder(name, '/', {
      hasTouch: true,
      // When the font arrives, Hindi texts become taller and the browser adjusts the position.
      before: (page) => page.route('**/*.woff2', (route) => route.abort()),
    });
    site.deploy();
    await page.evaluate(() => scrollTo(0, 60));
    await page.getByRole('button', { name: banner.pause }).tap();

    await waitForReact(page, 'section[aria-roledescription]');
    await page.getByRole('button', { name: banner.play }).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(60);
  });

  test('a key that clicks Send Message keeps the focus there', async () => {
    const { page } = await openOlderForm(name);
    site.deploy();
    await fillIn(page, contact);
    await page.keyboard.press('Tab');

    await expectToast(page, contact.success, () => page.keyboard.press('Enter'));
    await page.getByRole('button', { name: contact.send }).and(page.locator(':focus')).waitFor();
  });

  test('text that is typed while the page reloads is kept, also after another click', async () => {
    const { page } = await openOlderForm(name);
    site.deploy();
    await page.getByLabel(contact.message).fill('Please call me.');
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const reloading = new Promise<void>((resolve) => {
      void page.route('**/', async (route) => {
        resolve();
        await released;
        await route.continue();
      });
    });
    await page.getByLabel(contact.name).focus();

    await expectToast(page, contact.incomplete, async () => {
      // Not locator.click, which waits for the navigation.
      await page.keyboard.press('Enter');
      await reloading;
      await page.keyboard.type('Asha');
      // Its script fails again, and the one that recovers the page runs a second time.
      const recovery = page.waitForResponse('**/recovery.js');
      await page.keyboard.press('Enter');
      await (await recovery).finished();
      release();
    });
    await page.keyboard.type(' Rao');
    await expect(page.getByLabel(contact.name).inputValue()).resolves.toBe('Asha Rao');
    await expect(page.getByLabel(contact.message).inputValue()).resolves.toBe('Please call me.');
  });

  test.each<[string, () => unknown]>([
    [
      'blocked',
      () =>
        Object.defineProperty(window, 'sessionStorage', {
          get: () => {
            throw new DOMException('refused', 'SecurityError');
          },
        }),
    ],
    [
      'full',
      () =>
        (Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        }),
    ],
  ])(
    'the text stays, and the line below Send Message appears, if storage is %s',
    async (_, impede) => {
      const { page, reloads } = await openOlderForm(name, (page) => page.addInitScript(impede));
      site.deploy();
      await fillIn(page, contact);
      await page.getByRole('button', { name: contact.send }).click();

      await page.getByRole('alert').waitFor();
      await expect(page.getByLabel(contact.message).inputValue()).resolves.toBe('Please call me.');
      expect(reloads).toEqual([]);
    },
  );

  test('a cache that goes on sending the older page is asked no more than twice, and the text stays', async () => {
    const { page, reloads, requests } = await openOlderForm(name);
    const older = await (await page.request.get(page.url())).text();
    site.deploy();
    await page.route('**/', (route) =>
      route.request().isNavigationRequest()
        ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: older })
        : route.continue(),
    );
    await fillIn(page, contact);
    await page.getByRole('button', { name: contact.send }).click();
    const scriptsOfLastPage = () =>
      requests
        .slice(requests.lastIndexOf(reloads.at(-1) ?? ''))
        .filter((url) => url.includes('/_next/'));
    // The last page has restored the text and repeats the click.
    while (reloads.length < 2 || scriptsOfLastPage().length === 0)
      await page.waitForEvent('request');
    // Its scripts fail, too. One more reload would follow within this wait.
    await page.waitForLoadState('networkidle');

    expect(reloads).toHaveLength(2);
    await expect(page.getByLabel(contact.message).inputValue()).resolves.toBe('Please call me.');
  });
});

test.each(SITES_STORED_OFFLINE)(
  'Send Message is answered if the worker of $name has stored an older page',
  async ({ name, variant }) => {
    const { contact, navigation } = variant.messages;
    const { page } = await openOlder(name, '/', { serviceWorkers: 'allow' });
    await waitUntilStored(page);
    site.deploy();
    await page.getByRole('navigation').getByRole('link', { name: navigation.contact }).click();
    await fillIn(page, contact);

    await expectToast(page, contact.success, () =>
      page.getByRole('button', { name: contact.send }).click(),
    );
    await expect(page.getByLabel(contact.name).inputValue()).resolves.toBe('Asha');
  },
);

describe(`the page of ${CONFIGURED_SITE.name} does not reload`, () => {
  const { name, variant } = CONFIGURED_SITE;
  const { contact } = variant.messages;

  test.each<[string, number]>([
    ['a script that is missing, though the page is not outdated', 404],
    ['a server that is overloaded', 503],
  ])('for %s', async (_, status) => {
    const { page, reloads } = await openOlderForm(name);
    await page.route('**/_next/**', (route) => route.fulfill({ status, body: '' }));
    const recovery = page.waitForResponse('**/recovery.js');
    await page.getByRole('button', { name: contact.send }).click();
    await recovery;
    await page.waitForLoadState('networkidle');
    expect(reloads).toEqual([]);

    await page.unrouteAll();
    await expectToast(page, contact.incomplete, () =>
      page.getByRole('button', { name: contact.send }).click(),
    );
  });

  test('without a network, also after a deployment, and it answers when the network returns', async () => {
    const { page, reloads } = await openOlderForm(name);
    site.deploy();
    await page.context().setOffline(true);
    await fillIn(page, contact);
    await page.getByRole('button', { name: contact.send }).click();
    await page.waitForLoadState('networkidle');
    expect(reloads).toEqual([]);

    await expectToast(page, contact.success, () => page.context().setOffline(false));
    await expect(page.getByLabel(contact.name).inputValue()).resolves.toBe('Asha');
  });
});
