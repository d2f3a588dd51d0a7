import type { Page } from 'playwright-core';
import { SLIDE_INTERVAL_MS, SLIDE_TRANSITION_MS } from '@/components/home/banner/timing';
import { expectedSlideLabel } from './setup/banner';
import { setUpBrowser } from './setup/open-page';
import { EXAMPLE_SITE } from './setup/sites';

const open = setUpBrowser();

/** Stops the CSS rotation at times in milliseconds, and says which slides show a part of themselves. */
function slidesAt(page: Page, times: number[]): Promise<string[]> {
  return page.locator('.swiper-wrapper').evaluate(
    (row, all) =>
      all.map((time) => {
        for (const animation of row.getAnimations({ subtree: true })) {
          animation.pause();
          animation.currentTime = time;
        }
        return [...row.children]
          .filter((slide) =>
            [...slide.children].some((part) => Number(getComputedStyle(part).opacity) > 0),
          )
          .map((slide) => slide.getAttribute('aria-label') ?? '')
          .join(' and ');
      }),
    times,
  );
}

test(`a link to the words of a hidden slide of ${EXAMPLE_SITE.name} does not move the slides out of their places`, async () => {
  const { name, variant } = EXAMPLE_SITE;
  const [, , words] = variant.copy.slides;
  const { page } = await open(name, {
    path: `/#:~:text=${encodeURIComponent(words?.title ?? '')}`,
  });

  const [banner, first] = await Promise.all(
    ['[aria-live]', `[aria-label="${expectedSlideLabel(variant, 1)}"]`].map((selector) =>
      page.locator(selector).boundingBox(),
    ),
  );
  expect(first?.x).toBe(banner?.x);
});

test.each(['no-preference', 'reduce'] as const)(
  `before Swiper is there, the banner of ${EXAMPLE_SITE.name} shows one slide at a time, for one interval, with reduced motion: %s`,
  async (reducedMotion) => {
    const { name, variant } = EXAMPLE_SITE;
    const { page } = await open(name, { reducedMotion });
    const states = await page
      .locator('.swiper-wrapper')
      .evaluate((row) => row.getAnimations({ subtree: true }).map(({ playState }) => playState));
    expect(new Set(states)).toEqual(new Set([reducedMotion === 'reduce' ? 'paused' : 'running']));

    const turns = [0, 1, 2, 3, 4];
    await expect(
      slidesAt(
        page,
        turns.flatMap((turn) => [
          turn * SLIDE_INTERVAL_MS,
          (turn + 1) * SLIDE_INTERVAL_MS - SLIDE_TRANSITION_MS - 1,
        ]),
      ),
    ).resolves.toEqual(
      turns.flatMap((turn) => Array<string>(2).fill(expectedSlideLabel(variant, turn + 1))),
    );
  },
);
