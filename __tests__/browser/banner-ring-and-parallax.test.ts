import type { Page } from 'playwright-core';
import { SLIDE_INTERVAL_MS, SLIDE_TRANSITION_MS } from '@/lib/banner/timing';
import { expectedSlideLabel } from './setup/expected-slide-label';
import { setUpBrowser } from './setup/open-page';
import { CONFIGURED_SITE } from './setup/representative-sites';
import { waitForPause } from './setup/slide-changes';

const open = setUpBrowser();

/**
 * How much of the interval the halves of the ring have used, in milliseconds; empty without a ring.
 */
function ringTimes(page: Page): Promise<number[]> {
  return page
    .locator('[aria-roledescription] button')
    .first()
    .evaluate(
      (button, interval) =>
        button
          .getAnimations({ subtree: true })
          // A button also has a transition while a mouse leaves it.
          .filter(
            (animation) => animation instanceof CSSAnimation && animation.playState === 'running',
          )
          .map(({ currentTime }) => Number(currentTime) % interval),
      SLIDE_INTERVAL_MS,
    );
}

describe(`the ring around Pause of ${CONFIGURED_SITE.name}`, () => {
  const { name, variant } = CONFIGURED_SITE;
  const { banner } = variant.strings;

  test('fills from one change of slides to the next', async () => {
    const { page } = await open(name);

    const [slides, ...halves] = await page.evaluate(() =>
      [
        ...document.querySelectorAll('.swiper-slide:first-child, [aria-roledescription] button'),
      ].flatMap((element) =>
        element
          .getAnimations({ subtree: element.matches('button') })
          .slice(0, 2)
          .map(({ startTime }) => Number(startTime)),
      ),
    );

    expect(halves.length).toBeGreaterThan(1);
    for (const half of halves) expect(half).toBeCloseTo(slides ?? NaN, 0);
  });

  test('is drawn at most 20 times a second', async () => {
    const { page } = await open(name);

    const changes = await page
      .getByRole('button', { name: banner.pause })
      .evaluate((button, interval) => {
        const animations = button.getAnimations({ subtree: true });
        const shapes = Array.from({ length: interval / 10 }, (_, index) => {
          for (const animation of animations) {
            animation.pause();
            animation.currentTime = index * 10;
          }
          return [...button.querySelectorAll('span')]
            .map((half) => getComputedStyle(half, '::before').transform)
            .join();
        });
        return shapes.slice(1).filter((shape, index) => shape !== shapes[index]).length;
      }, SLIDE_INTERVAL_MS);

    expect(changes).toBeLessThanOrEqual((20 * SLIDE_INTERVAL_MS) / 1000);
    // Fewer would not look smooth.
    expect(changes).toBeGreaterThan((15 * SLIDE_INTERVAL_MS) / 1000);
  });

  test('does not move while a mouse is over the banner, once the visitor has paused, and with reduced motion', async () => {
    const { page } = await open(name);
    await page.locator(`[aria-label="${expectedSlideLabel(variant, 1)}"]`).hover();
    await waitForPause(page);
    await expect(ringTimes(page)).resolves.toEqual([]);

    await page.getByRole('button', { name: banner.pause }).click();
    await page.mouse.move(0, 0);
    await page.getByRole('button', { name: banner.play }).waitFor();
    await expect(ringTimes(page)).resolves.toEqual([]);

    const calm = await open(name, { reducedMotion: 'reduce' });
    await expect(ringTimes(calm.page)).resolves.toEqual([]);
  });
});

test.each([360, 704, 1280, 1920])(
  `a picture of ${CONFIGURED_SITE.name} travels about a fifth further than its words at %i px`,
  async (width) => {
    const { page } = await open(CONFIGURED_SITE.name, { viewport: { width, height: 900 } });

    const [words = NaN, picture = NaN] = await page.evaluate(
      ([moving, arrived]) => {
        const slide = document.querySelector('.swiper-slide:nth-child(2)');
        const animations = slide?.getAnimations({ subtree: true }) ?? [];
        const lefts = (time: number) => {
          for (const animation of animations) {
            animation.pause();
            animation.currentTime = time;
          }
          return [...(slide?.children ?? [])].map((part) => part.getBoundingClientRect().left);
        };
        const before = lefts(moving);
        return lefts(arrived).map((left, index) => (before[index] ?? NaN) - left);
      },
      [
        SLIDE_INTERVAL_MS + SLIDE_TRANSITION_MS / 8,
        SLIDE_INTERVAL_MS + SLIDE_TRANSITION_MS,
      ] as const,
    );

    expect(words).toBeGreaterThan(0);
    expect(picture / words).toBeGreaterThan(1.15);
    expect(picture / words).toBeLessThan(1.25);
  },
);
