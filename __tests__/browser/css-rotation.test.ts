import type { Page } from 'playwright-core';
import { SLIDE_INTERVAL_MS, SLIDE_TRANSITION_MS } from '@/lib/banner/timing';
import { clickOnce } from './setup/click-without-pointer';
import { expectedSlideLabel } from './setup/expected-slide-label';
import { setUpBrowser } from './setup/open-page';
import { EXAMPLE_SITE } from './setup/representative-sites';
import {
  distanceOf,
  recordChanges,
  seekToChange,
  STILL_PIXELS,
  waitForChanges,
  waitForPause,
} from './setup/slide-changes';

const open = setUpBrowser();

test(`a link to the words of a hidden slide of ${EXAMPLE_SITE.name} does not move the slides out of their places`, async () => {
  const { name, variant } = EXAMPLE_SITE;
  const [, , words] = variant.copy.slides;
  const { page } = await open(name, {
    path: `/#:~:text=${encodeURIComponent(words?.title ?? '')}`,
  });

  await expect(distanceOf(page, expectedSlideLabel(variant, 1))).resolves.toBe(0);
});

/** Expects that a slide is in its place, and that no animation of the slides runs any more. */
async function expectStopped(page: Page, label: string): Promise<void> {
  const running = await page.locator('.swiper-wrapper').evaluate((row) =>
    row
      .getAnimations({ subtree: true })
      .map(({ playState }) => playState)
      .filter((state) => state !== 'paused'),
  );
  expect(running).toEqual([]);
  expect(Math.abs(await distanceOf(page, label))).toBeLessThan(STILL_PIXELS);
}

test(`before Swiper is there, the banner of ${EXAMPLE_SITE.name} shows only its first slide until the second comes in`, async () => {
  const { name } = EXAMPLE_SITE;
  const { page } = await open(name);

  const shown = await page.locator('.swiper-wrapper').evaluate(
    (row, times) => {
      const { left, right } = row.getBoundingClientRect();
      return times.map((time) => {
        for (const animation of row.getAnimations({ subtree: true })) {
          animation.pause();
          animation.currentTime = time;
        }
        return [...row.children].filter((slide) => {
          const box = slide.getBoundingClientRect();
          return box.right > left + 1 && box.left < right - 1;
        }).length;
      });
    },
    [0, 1, SLIDE_TRANSITION_MS / 2, SLIDE_TRANSITION_MS, SLIDE_INTERVAL_MS - 1],
  );

  expect(shown).toEqual([1, 1, 1, 1, 1]);
});

describe(`before Swiper is there, the banner of ${EXAMPLE_SITE.name} stops`, () => {
  const { name, variant } = EXAMPLE_SITE;
  const { banner } = variant.strings;

  test.each<[string, (page: Page) => Promise<unknown>]>([
    [
      'while a mouse is over its slides',
      (page) => page.locator(`[aria-label="${expectedSlideLabel(variant, 1)}"]`).hover(),
    ],
    [
      'while a mouse is over its buttons',
      (page) => page.getByRole('button', { name: banner.next }).hover(),
    ],
    ['for the keyboard focus', (page) => page.getByRole('button', { name: banner.next }).focus()],
    [
      'at once for a click on Pause',
      (page) => clickOnce(page.getByRole('button', { name: banner.pause })),
    ],
  ])('%s', async (_, stop) => {
    const { page } = await open(name, {
      before: async (page) => {
        await recordChanges(page);
        await page.route('**/_next/**', () => undefined);
      },
    });
    await stop(page);
    await waitForPause(page);
    await seekToChange(page);

    await expectStopped(page, expectedSlideLabel(variant, 1));
  });

  test('with reduced motion', async () => {
    const { page } = await open(name, { reducedMotion: 'reduce', before: recordChanges });
    await seekToChange(page);

    await expectStopped(page, expectedSlideLabel(variant, 1));
  });

  test('between two slides only after the second has arrived', async () => {
    const { page } = await open(name, { before: recordChanges });
    await seekToChange(page);
    await waitForChanges(page, 1);
    await page.getByRole('button', { name: banner.next }).hover();
    await waitForPause(page);

    await expectStopped(page, expectedSlideLabel(variant, 2));
  });

  test('with a slide in its place if the click comes just before the next slide moves', async () => {
    const { page } = await open(name);
    await page.locator('.swiper-slide[aria-hidden=true]').first().waitFor({ state: 'attached' });
    await page.getByRole('button', { name: banner.pause }).evaluate((pause, time) => {
      const row = document.querySelector('.swiper-wrapper');
      for (const animation of row?.getAnimations({ subtree: true }) ?? [])
        animation.currentTime = time;
      (pause as HTMLButtonElement).click();
    }, SLIDE_INTERVAL_MS - 1);
    await waitForPause(page);

    await expectStopped(page, expectedSlideLabel(variant, 1));
  });
});
