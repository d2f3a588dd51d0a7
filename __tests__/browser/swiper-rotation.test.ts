import type { Page } from 'playwright-core';
import { SLIDE_INTERVAL_MS } from '@/components/home/banner/timing';
import { expectedSlideLabel, swiperSlide, waitForAutoplay } from './setup/banner';
import { hydrated, setUpBrowser, stopClock } from './setup/open-page';
import { EXAMPLE_SITE } from './setup/sites';

const open = setUpBrowser();

/** Opens the banner with a stopped clock: it only rotates when the test advances `page.clock`. */
async function openWithClock(): Promise<Page> {
  const { page } = await open(EXAMPLE_SITE.name, { before: stopClock });
  await hydrated(page);
  await waitForAutoplay(page, true);
  return page;
}

/** Hides or shows the page as a browser does for a tab. */
function showTab(page: Page, visibilityState: 'hidden' | 'visible'): Promise<void> {
  return page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
    Object.defineProperty(document, 'hidden', { configurable: true, value: state === 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibilityState);
}

describe(`the banner of ${EXAMPLE_SITE.name}`, () => {
  const { name, variant } = EXAMPLE_SITE;
  const { banner, navigation } = variant.messages;
  const slide = (page: Page, position: number) =>
    page.getByRole('group', { name: expectedSlideLabel(variant, position) });

  test('is paused by a mouse that arrives and presses before the page can react', async () => {
    const { page } = await open(name);
    await hydrated(page);
    await waitForAutoplay(page, true);
    const box = await page.getByRole('button', { name: banner.pause }).boundingBox();
    if (!box) throw new Error('the button has no box');

    // While the page is busy, the browser collects the events.
    const busy = page.evaluate(() => {
      const start = Date.now();
      while (Date.now() - start < 500);
    });
    await Promise.all([
      busy,
      page.mouse.move(box.x + box.width / 2, box.y + box.height / 2),
      page.mouse.down(),
    ]);
    await waitForAutoplay(page, false);
    await page.mouse.up();

    await page.getByRole('button', { name: banner.play }).waitFor();
  });

  test('continues after its tab was hidden, unless it is paused', async () => {
    const page = await openWithClock();
    await showTab(page, 'hidden');
    await page.clock.runFor(1000);
    await showTab(page, 'visible');
    await page.clock.runFor(SLIDE_INTERVAL_MS);
    await slide(page, 2).waitFor();

    await page.getByRole('button', { name: banner.pause }).click();
    await page.mouse.move(0, 0);
    await showTab(page, 'hidden');
    await showTab(page, 'visible');
    await page.clock.runFor(4 * SLIDE_INTERVAL_MS);
    await expect(swiperSlide(page)).resolves.toBe(2);
  });

  test('rotates and reacts to its buttons after its section was hidden during a transition', async () => {
    const page = await openWithClock();
    const topBar = page.getByRole('banner').getByRole('navigation');

    await topBar.getByRole('link', { name: navigation.contact }).click();
    await page.clock.runFor(10_000);
    await topBar.getByRole('link', { name: navigation.home }).click();

    const before = await swiperSlide(page);
    await page.getByRole('button', { name: banner.next }).click();
    await slide(page, before + 1).waitFor();
    await page.mouse.move(0, 0);
    await waitForAutoplay(page, true);
    await page.clock.runFor(SLIDE_INTERVAL_MS);
    await slide(page, before + 2).waitFor();
  });
});
