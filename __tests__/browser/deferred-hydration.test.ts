import type { Page } from 'playwright-core';
import { clickOnce } from './setup/click-without-pointer';
import { type SiteName } from './setup/exports';
import { hydrated, runtimeRequests, setUpBrowser, stopClock } from './setup/open-page';
import { EXAMPLE_SITE } from './setup/representative-sites';

const open = setUpBrowser();

/** A new visitor's page with a stopped clock, so that no timer runs. */
function openWithoutTime(name: SiteName, path = '/') {
  return open(name, { path, before: stopClock });
}

describe(`the runtime of ${EXAMPLE_SITE.name}`, () => {
  const { name, variant } = EXAMPLE_SITE;
  const { banner, navigation } = variant.strings;

  test('is not requested while a visitor only reads, scrolls and touches text', async () => {
    const { page, requests } = await openWithoutTime(name);
    await page.locator('script[src="/site-config.js"]').waitFor({ state: 'attached' });
    await page.locator('h1').first().click();
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Shift');
    await page.clock.runFor(60_000);
    await page.waitForLoadState('networkidle');

    expect(runtimeRequests(requests)).toEqual([]);
    expect(
      requests
        .filter((address) => address.endsWith('.js'))
        .map((address) => new URL(address).pathname),
    ).toEqual(['/site-config.js']);
  });

  test('adopts the styles of the page as they are', async () => {
    // Otherwise the next slide's picture could appear between the two readings.
    const { page, faults } = await open(name, { reducedMotion: 'reduce' });
    const readStyles = () =>
      page.evaluate(() => ({
        sheets: [...document.querySelectorAll('style')].map((style) => style.outerHTML),
        looks: [...document.querySelectorAll('header *, main *')].map((element) => {
          const { color, font, width, height } = getComputedStyle(element);
          return { color, font, width, height };
        }),
      }));
    await page.waitForFunction(() =>
      [...document.fonts].some(({ family, status }) => family === 'Display' && status === 'loaded'),
    );
    const before = await readStyles();
    await hydrated(page);

    expect(await readStyles()).toEqual(before);
    expect(before.sheets).toHaveLength(1);
    expect(faults).toEqual([]);
  });

  test('requests each of its scripts once and with integrity', async () => {
    const { page, requests } = await open(name);
    await page.getByRole('button', { name: banner.next }).click();
    await page.locator('.swiper-initialized').waitFor();
    await hydrated(page);

    const scripts = await page.evaluate(() =>
      [...document.scripts]
        .filter(({ src }) => src.includes('/_next/'))
        .map(({ src, integrity }) => ({ src, integrity })),
    );
    const asked = runtimeRequests(requests);
    expect(scripts).toHaveLength(2);
    expect(scripts.filter(({ integrity }) => !integrity.startsWith('sha256-'))).toEqual([]);
    expect(new Set(asked)).toEqual(new Set(scripts.map(({ src }) => src)));
    expect(scripts).toHaveLength(new Set(asked).size);
  });

  test('is not needed for links, Pause and Play', async () => {
    const { page, requests } = await open(name, { hasTouch: true });
    await page.getByRole('button', { name: banner.pause }).tap();
    await page.getByRole('button', { name: banner.play }).tap();
    await page.getByRole('button', { name: banner.pause }).waitFor();
    await page.getByRole('navigation').getByRole('link', { name: navigation.contact }).tap();
    await page.locator('nav [aria-current]', { hasText: navigation.contact }).waitFor();
    await page.waitForLoadState('networkidle');

    expect(runtimeRequests(requests)).toEqual([]);
  });

  test('is not needed for another name in /site-config.js on any kind of page', async () => {
    for (const path of ['/', '/repay', '/leads/nowhere']) {
      const { page, requests } = await open(name, {
        path,
        before: (page) =>
          page.route('**/site-config.js', (route) =>
            route.fulfill({
              contentType: 'text/javascript',
              body: 'window.siteConfig = { comName: "Renamed Ltd" }',
            }),
          ),
      });
      await page.waitForFunction(() => document.title === 'Renamed Ltd');
      await page.waitForLoadState('networkidle');
      expect(runtimeRequests(requests)).toEqual([]);
    }
  });

  test('is never requested by an empty placeholder', async () => {
    const { page, requests } = await openWithoutTime(name, '/repay');
    await page.mouse.click(10, 10);
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(10_000);

    expect(runtimeRequests(requests)).toEqual([]);
    expect(requests.filter((address) => address.endsWith('.woff2'))).toEqual([]);
  });
});

describe(`on the site of ${EXAMPLE_SITE.name},`, () => {
  const { name, variant } = EXAMPLE_SITE;
  const { banner, contact } = variant.strings;

  test.each<[string, string, (page: Page) => Promise<unknown>]>([
    [
      'Swiper',
      'a pointer on Next',
      (page) =>
        page
          .getByRole('button', { name: banner.next })
          .hover()
          .then(() => page.mouse.down()),
    ],
    [
      'Swiper',
      'a click that assistive technology sends to Next',
      (page) => clickOnce(page.getByRole('button', { name: banner.next })),
    ],
    ['the runtime', 'the focus of a field', (page) => page.getByLabel(contact.name).focus()],
    [
      'the runtime',
      'a click on Send Message that assistive technology sends',
      (page) => clickOnce(page.getByRole('button', { name: contact.send })),
    ],
  ])('%s is requested at once for %s', async (script, _, touch) => {
    const path = script === 'Swiper' ? '/' : '/#contact';
    const { page } = await openWithoutTime(name, path);
    await page.waitForLoadState('networkidle');
    const asked = page.waitForRequest(
      script === 'Swiper' ? '**/_next/static/swiper.*' : '**/_next/static/runtime.*',
    );
    await touch(page);
    await asked;
  });
});
