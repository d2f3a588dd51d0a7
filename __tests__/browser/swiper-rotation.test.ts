import type { Page } from 'playwright-core';
import { SLIDE_INTERVAL_MS } from '@/components/home/banner/timing';
import { hydrated, setUpBrowser, stopClock } from './setup/open-page';
import { EXAMPLE_SITE } from './setup/representative-sites';
import {
  recordedSwiperChanges,
  recordSwiperChanges,
  showTab,
  waitForAutoplay,
  waitForSwiperChanges,
} from './setup/swiper-slide-changes';

const open = setUpBrowser();

/** Opens the banner with a stopped clock: it only rotates when the test advances `page.clock`. */
async function openWithClock(): Promise<Page> {
  const { page } = await open(EXAMPLE_SITE.name, { before: stopClock });
  await hydrated(page);
  await waitForAutoplay(page, true);
  await recordSwiperChanges(page);
  return page;
}

describe(`the banner of ${EXAMPLE_SITE.name}`, () => {
  const { name, variant } = EXAMPLE_SITE;
  const { banner, navigation } = variant.messages;

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
    await waitForSwiperChanges(page, 1);

    await page.getByRole('button', { name: banner.pause }).click();
    await page.mouse.move(0, 0);
    const changes = await recordedSwiperChanges(page);
    await showTab(page, 'hidden');
    await showTab(page, 'visible');
    await page.clock.runFor(20_000);
    await expect(recordedSwiperChanges(page)).resolves.toEqual(changes);
  });

  test('rotates and reacts to its buttons after its section was hidden during a transition', async () => {
    const page = await openWithClock();
    const topBar = page.getByRole('navigation');
    const shown = page.locator('.swiper-slide[aria-hidden=false]');

    await topBar.getByRole('link', { name: navigation.contact }).click();
    await page.clock.runFor(10_000);
    await topBar.getByRole('link', { name: navigation.home }).click();

    const box = await page.locator('.swiper-initialized').boundingBox();
    await page.waitForFunction(
      (left) =>
        document.querySelector('.swiper-slide[aria-hidden=false]')?.getBoundingClientRect().left ===
        left,
      box?.x,
    );
    const before = await shown.getAttribute('aria-label');
    const earlier = (await recordedSwiperChanges(page)).length;
    await page.getByRole('button', { name: banner.next }).click();
    await waitForSwiperChanges(page, earlier + 1);
    expect(await shown.getAttribute('aria-label')).not.toBe(before);
    await page.mouse.move(0, 0);
    await waitForAutoplay(page, true);
    await page.clock.runFor(SLIDE_INTERVAL_MS);
    await waitForSwiperChanges(page, earlier + 2);
  });
});
