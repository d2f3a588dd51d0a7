import type { Page } from 'playwright-core';
import { SLIDE_INTERVAL_MS, SLIDE_TRANSITION_MS } from '@/lib/banner/timing';
import { setUpBrowser } from './setup/open-page';

const open = setUpBrowser();

/**
 * How much of the interval the halves of the ring have used, in milliseconds; empty without a ring.
 */
function ringTimes(page: Page): Promise<number[]> {
  return page.getByRole('button', { name: /the banner$/ }).evaluate(
    (button, interval) =>
      button
        .getAnimations({ subtree: true })
        .filter(({ playState }) => playState === 'running')
        .map(({ currentTime }) => Number(currentTime) % interval),
    SLIDE_INTERVAL_MS,
  );
}

describe('the ring around Pause', () => {
  test('fills from one change of slides to the next', async () => {
    const { page } = await open('india');

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

  test('starts again when a visitor changes the slide', async () => {
    const { page } = await open('india', { hasTouch: true });
    const next = page.getByRole('button', { name: 'Next slide' });
    await next.tap();
    await page.locator('[data-started]').waitFor();
    await page.waitForFunction(() =>
      document
        .querySelector('[aria-roledescription]')
        ?.getAnimations({ subtree: true })
        .some(({ currentTime }) => Number(currentTime) > 1000),
    );

    await next.tap();

    const halves = await ringTimes(page);
    expect(halves).toHaveLength(2);
    expect(Math.max(...halves)).toBeLessThan(1000);
  });

  test('is gone once the visitor has paused, and with reduced motion', async () => {
    const { page } = await open('india', { hasTouch: true });
    await page.getByRole('button', { name: 'Pause the banner' }).tap();
    await page.getByRole('button', { name: 'Play the banner' }).waitFor();
    await page.locator('[data-started]').waitFor();
    await expect(ringTimes(page)).resolves.toEqual([]);

    const calm = await open('india', { reducedMotion: 'reduce' });
    await expect(ringTimes(calm.page)).resolves.toEqual([]);
  });

  test('stands still while a mouse is over the banner', async () => {
    const { page } = await open('india');
    await page.locator('[aria-label="1 of 3"]').hover();
    await page.locator('[data-paused]').waitFor();

    await expect(ringTimes(page)).resolves.toEqual([]);
  });
});

test.each([360, 704, 1280, 1920])(
  'a picture travels about a fifth further than its words at %i px',
  async (width) => {
    const { page } = await open('india', { viewport: { width, height: 900 } });

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
