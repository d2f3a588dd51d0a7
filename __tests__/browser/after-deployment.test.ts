import type { Page } from 'playwright-core';
import { saveData } from './setup/before-load';
import { setUpBrowser, waitForReact, type VisitOptions } from './setup/open-page';
import { makeOlder, serveCopy } from './setup/serve-copy';
import { CONFIGURED_SITE, EXAMPLE_SITE, type TestedSite } from './setup/sites';
import { expectToast } from './setup/toasts';
import { fillIn, navigationLink, pressSend } from './setup/visitor-actions';
import { waitUntilStored } from './setup/wait-until';

const open = setUpBrowser();

/**
 * Opens an older version of a site. Its scripts have other URLs, which are missing once the
 * test has called `deploy`.
 */
async function openOlder(site: TestedSite, path = '/', options: VisitOptions = {}) {
  const { folder, origin } = await serveCopy(site.name);
  const deploy = makeOlder(folder);
  const visit = await open(site.name, { ...options, origin, path });
  const reloads: string[] = [];
  visit.page.on('request', (request) => {
    if (request.isNavigationRequest()) reloads.push(request.url());
  });
  return { ...visit, reloads, deploy };
}

/** Acts, and waits until the script that recovers the page has run since, and leaves the page. */
async function actUntilRecovery(page: Page, act: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => Reflect.deleteProperty(window, 'recovering'));
  await act();
  await page.waitForFunction(() => (window as { recovering?: boolean }).recovering === false);
}

/** Opens an older version at Contact us. Its scripts are missing when the visitor needs them. */
const openOlderForm = (site: TestedSite, before?: (page: Page) => Promise<unknown>) =>
  openOlder(site, '/#contact', { before: (page) => saveData(page).then(() => before?.(page)) });

describe(`on a page of ${CONFIGURED_SITE.name} that is older than the site,`, () => {
  const site = CONFIGURED_SITE;
  const { banner, contact, navigation } = site.variant.messages;
  const value = (page: Page, label: string) => page.getByLabel(label).inputValue();

  test('Send Message works after one reload, which keeps the text, the section and the focus', async () => {
    const { page, reloads, deploy } = await openOlder(site);
    // The newer version has another number of hidden fields.
    await page.locator('form').evaluate((form) => {
      form.prepend(Object.assign(document.createElement('input'), { hidden: true }));
    });
    deploy();
    await navigationLink(page, navigation.contact).click();
    await fillIn(page, contact);
    await page.keyboard.press('Tab');

    await expectToast(page, contact.success, () => page.keyboard.press('Enter'));
    await page.getByRole('button', { name: contact.send }).and(page.locator(':focus')).waitFor();
    expect(new URL(page.url()).hash).toBe('#contact');
    await expect(value(page, contact.name)).resolves.toBe('Asha');
    await expect(value(page, contact.email)).resolves.toBe('not an email at all');
    await expect(value(page, contact.message)).resolves.toBe('Please call me.');
    expect(reloads).toHaveLength(1);
    await expect(page.evaluate(() => sessionStorage.length)).resolves.toBe(0);
  });

  test('links and typing do not reload it', async () => {
    const { page, reloads, requests, deploy } = await openOlder(site);
    deploy();
    // The first use requests a script that is missing, and then the one that recovers the page.
    await actUntilRecovery(page, () => navigationLink(page, navigation.contact).click());
    await page.getByLabel(contact.message).focus();
    const scripts = () => requests.filter((url) => url.endsWith('.js'));
    const before = [...scripts()];
    await page.getByLabel(contact.message).pressSequentially('Please call me.');
    // Any other request would come before this one.
    await page.evaluate(() => fetch('/robots.txt'));

    expect(reloads).toEqual([]);
    expect(scripts()).toEqual(before);
  });

  test('Pause works at the scroll position of the visitor, if only the script of the banner is missing', async () => {
    const { page, deploy, reloads } = await openOlder(site, '/', { hasTouch: true });
    await page.locator('form button').dispatchEvent('pointerdown');
    await waitForReact(page, 'form');
    deploy();
    const pause = page.getByRole('button', { name: banner.pause });
    await pause.scrollIntoViewIfNeeded();
    const position = await page.evaluate(() => {
      scrollBy(0, 60);
      return scrollY;
    });
    await pause.tap();

    await page.locator('[data-rotation=off]').waitFor();
    expect(reloads).toHaveLength(1);
    expect(await page.evaluate(() => scrollY)).toBe(position);
  });

  test('text that is typed while the page reloads is kept, also after another click', async () => {
    const { page, deploy } = await openOlderForm(site);
    deploy();
    await page.getByLabel(contact.message).fill('Please call me.');
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/', async (route) => {
      if (route.request().isNavigationRequest()) await released;
      await route.fallback();
    });
    const reloading = page.waitForRequest((request) => request.isNavigationRequest());
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
    await expect(value(page, contact.name)).resolves.toBe('Asha Rao');
    await expect(value(page, contact.message)).resolves.toBe('Please call me.');
  });

  test('the text stays if storage is full', async () => {
    const { page, reloads, deploy } = await openOlderForm(site, (page) =>
      page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      }),
    );
    deploy();
    await actUntilRecovery(page, () => fillIn(page, contact));
    await actUntilRecovery(page, () => pressSend(page, contact));

    expect(reloads).toEqual([]);
    await expect(value(page, contact.message)).resolves.toBe('Please call me.');
  });

  test('reloads at most twice if a cache keeps serving the outdated page, and keeps the text', async () => {
    const { page, reloads, requests, deploy } = await openOlderForm(site);
    const older = await page.content();
    deploy();
    await page.route('**/', (route) =>
      route.request().isNavigationRequest()
        ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: older })
        : route.fallback(),
    );
    await fillIn(page, contact);
    await pressSend(page, contact);
    const scriptsOfLastPage = () =>
      requests
        .slice(requests.lastIndexOf(reloads.at(-1) ?? ''))
        .filter((url) => url.includes('/_next/') && !url.includes('page.'));
    // The last page has restored the text and replays the click.
    while (reloads.length < 2 || scriptsOfLastPage().length === 0)
      await page.waitForEvent('request');
    // Its scripts fail, too. One more reload would follow within this wait.
    await page.waitForLoadState('networkidle');

    expect(reloads).toHaveLength(2);
    await expect(value(page, contact.message)).resolves.toBe('Please call me.');
  });

  test('does not reload while offline, and replays the click when online again', async () => {
    const { page, reloads, deploy } = await openOlderForm(site);
    deploy();
    await page.context().setOffline(true);
    await fillIn(page, contact);
    const failed = page.waitForEvent('requestfailed', (file) => file.url().endsWith('recovery.js'));
    await pressSend(page, contact);
    await failed;
    expect(reloads).toEqual([]);

    await expectToast(page, contact.success, () => page.context().setOffline(false));
    await expect(value(page, contact.name)).resolves.toBe('Asha');
  });
});

test(`Send Message works if the worker of ${EXAMPLE_SITE.name} has stored an older page`, async () => {
  const { contact, navigation } = EXAMPLE_SITE.variant.messages;
  const { page, deploy } = await openOlder(EXAMPLE_SITE, '/', { serviceWorkers: 'allow' });
  await waitUntilStored(page);
  deploy();
  await navigationLink(page, navigation.contact).click();
  await fillIn(page, contact);

  await expectToast(page, contact.success, () => pressSend(page, contact));
  await expect(page.getByLabel(contact.name).inputValue()).resolves.toBe('Asha');
});
