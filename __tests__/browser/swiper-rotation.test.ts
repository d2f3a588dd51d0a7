import type { Page } from 'playwright-core';
import { SLIDE_INTERVAL_MS } from '@/lib/banner/timing';
import { expectedSlideLabel } from './setup/expected-slide-label';
import { waitForSwiper, setUpBrowser, stopClock, type VisitOptions } from './setup/open-page';
import { EXAMPLE_SITE } from './setup/representative-sites';
import { type SiteName } from './setup/sites';
import {
  recordedSwiperChanges,
  recordSwiperChanges,
  showTab,
  waitForAutoplay,
  waitForSwiperChanges,
} from './setup/swiper-slide-changes';

const open = setUpBrowser();

/** Opens the banner with a stopped clock: it only rotates when the test advances `page.clock`. */
async function openWithClock(name: SiteName, options: VisitOptions = {}): Promise<Page> {
  const { page } = await open(name, { ...options, before: stopClock });
  await waitForSwiper(page);
  if (options.reducedMotion !== 'reduce') await waitForAutoplay(page, true);
  await recordSwiperChanges(page);
  return page;
}

describe(`the banner of ${EXAMPLE_SITE.name}`, () => {
  const { name, variant } = EXAMPLE_SITE;
  const { banner, navigation } = variant.strings;

  test('changes its slide at its interval and loops (PRODUCT rule 18)', async () => {
    const page = await openWithClock(name);

    for (let rest = 0; rest < 4; rest++) {
      await page.clock.runFor(SLIDE_INTERVAL_MS - 1);
      await expect(recordedSwiperChanges(page)).resolves.toHaveLength(rest);
      await page.clock.runFor(1);
      await expect(recordedSwiperChanges(page)).resolves.toHaveLength(rest + 1);
    }
    await expect(recordedSwiperChanges(page)).resolves.toEqual(
      [2, 3, 4, 5].map((position) => expectedSlideLabel(variant, position)),
    );
  });

  test('stops while a mouse is over it, and goes on when the mouse has left', async () => {
    const page = await openWithClock(name);

    await page.locator(`[aria-label="${expectedSlideLabel(variant, 1)}"]`).hover();
    await waitForAutoplay(page, false);
    await page.clock.runFor(20_000);
    await expect(recordedSwiperChanges(page)).resolves.toEqual([]);

    await page.mouse.move(0, 0);
    await waitForAutoplay(page, true);
    await page.clock.runFor(SLIDE_INTERVAL_MS);
    await waitForSwiperChanges(page, 1);
  });

  test('is paused by a mouse that arrives and presses before the page can react', async () => {
    const { page } = await open(name);
    await waitForSwiper(page);
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

  test('continues after its tab was hidden', async () => {
    const page = await openWithClock(name);

    await showTab(page, 'hidden');
    await page.clock.runFor(1000);
    await showTab(page, 'visible');

    await page.clock.runFor(SLIDE_INTERVAL_MS);
    await waitForSwiperChanges(page, 1);
  });

  test('rotates and reacts to its buttons after its section was hidden during a transition', async () => {
    const page = await openWithClock(name);
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

  test.each<[string, (page: Page) => Promise<unknown>]>([
    [
      'its tab was hidden and shown again',
      (page) => showTab(page, 'hidden').then(() => showTab(page, 'visible')),
    ],
    [
      'a click on Next',
      (page) =>
        page
          .getByRole('button', { name: banner.next })
          .click()
          .then(() => page.mouse.move(0, 0)),
    ],
  ])('stays paused, once the visitor has paused it, after %s', async (_, happens) => {
    const page = await openWithClock(name);
    await page.getByRole('button', { name: banner.pause }).click();
    await page.mouse.move(0, 0);

    await happens(page);
    // An animation that is paused never finishes, and one that is removed rejects.
    await page.evaluate(() =>
      Promise.allSettled(
        document
          .getAnimations()
          .filter(({ playState }) => playState === 'running')
          .map(({ finished }) => finished),
      ),
    );
    const before = (await recordedSwiperChanges(page)).length;
    await page.clock.runFor(20_000);

    await expect(recordedSwiperChanges(page)).resolves.toHaveLength(before);
    await expect(page.getByRole('button', { name: banner.play }).count()).resolves.toBe(1);
  });

  test('cannot be dragged', async () => {
    const { page } = await open(name, { reducedMotion: 'reduce' });
    await waitForSwiper(page);
    await recordSwiperChanges(page);
    const box = await page.locator('.swiper-wrapper').boundingBox();
    if (!box) throw new Error('the banner has no box');

    await page.mouse.move(box.x + 300, box.y + 40);
    await page.mouse.down();
    await page.mouse.move(box.x + 20, box.y + 40, { steps: 10 });
    await page.mouse.up();

    await expect(recordedSwiperChanges(page)).resolves.toEqual([]);
    await expect(page.locator('.swiper-wrapper').boundingBox()).resolves.toEqual(box);
  });

  test('starts with reduced motion only when its button is clicked', async () => {
    const page = await openWithClock(name, { reducedMotion: 'reduce' });
    const play = page.getByRole('button', { name: banner.play });
    await play.waitFor();
    expect(await page.locator('[aria-live]').first().getAttribute('aria-live')).toBe('polite');
    await page.clock.runFor(20_000);
    await expect(recordedSwiperChanges(page)).resolves.toEqual([]);

    await play.click();
    await page.mouse.move(0, 0);
    await waitForAutoplay(page, true);

    for (const turn of [1, 2, 3]) {
      await page.clock.runFor(SLIDE_INTERVAL_MS);
      await waitForSwiperChanges(page, turn);
    }
    await page.getByRole('button', { name: banner.pause }).waitFor();
  });
});
