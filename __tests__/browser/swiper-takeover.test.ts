import type { Locator, Page } from 'playwright-core';
import { SLIDE_INTERVAL_MS, SLIDE_TRANSITION_MS } from '@/lib/banner/timing';
import { expectedSlideLabel } from './setup/expected-slide-label';
import { runtimeRequests, setUpBrowser, waitForSwiper } from './setup/open-page';
import { EXAMPLE_SITE } from './setup/representative-sites';
import { CONTRASTING_SITES } from './setup/sites';
import {
  changeIntervals,
  median,
  recordedChanges,
  recordChanges,
  STILL_PIXELS,
  waitForChanges,
} from './setup/slide-changes';
import { waitForAutoplay } from './setup/swiper-slide-changes';

interface HeldFrames {
  /** Waits for two frames. By then the browser has also called the resize observers. */
  readonly twoFrames: () => Promise<void>;
  /** Calls what has been waiting for a frame. */
  readonly runFrame: () => void;
}

/** Lets the scripts of a page have a frame only when the test runs one. */
async function holdFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frame = window.requestAnimationFrame.bind(window);
    let waiting: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => waiting.push(callback);
    const held: HeldFrames = {
      twoFrames: () => new Promise((resolve) => frame(() => frame(() => resolve()))),
      runFrame: () => {
        const due = waiting;
        waiting = [];
        for (const callback of due) callback(performance.now());
      },
    };
    Object.assign(window, { held });
  });
}

/**
 * Runs frames of a page with held frames, and clicks a button after each, in one task: nothing
 * else happens in between.
 *
 * @returns the name of the slide that is shown before the first click, and after each click.
 */
function clickInFrames(button: Locator, clicks: number): Promise<string[]> {
  return button.evaluate(async (element: HTMLButtonElement, count) => {
    const { held } = window as unknown as { held: HeldFrames };
    const shown = () =>
      document.querySelector('.swiper-slide[aria-hidden=false]')?.getAttribute('aria-label') ?? '';
    await held.twoFrames();
    const slides = [shown()];
    for (let click = 0; click < count; click += 1) {
      held.runFrame();
      element.click();
      slides.push(shown());
    }
    return slides;
  }, clicks);
}

const open = setUpBrowser();

describe(`Swiper on the site of ${EXAMPLE_SITE.name}`, () => {
  const { name, variant } = EXAMPLE_SITE;
  const { banner } = variant.strings;

  /** Sets the time of the CSS rotation, and stops it there. */
  function stopRotationAt(page: Page, milliseconds: number): Promise<void> {
    return page.locator('.swiper-wrapper').evaluate((row, time) => {
      for (const animation of row.getAnimations({ subtree: true })) {
        animation.pause();
        animation.currentTime = time;
      }
    }, milliseconds);
  }

  /**
   * The left edges of the visible slides and of their pictures, by the name of the slide: before
   * Swiper takes over, and as soon as it has.
   *
   * @param shown the slide that is shown, from 1.
   */
  async function leftsAtTakeover(page: Page, shown: number): Promise<Record<string, number[]>[]> {
    await page.locator('[data-rotation-control=next]').dispatchEvent('pointerdown');
    await page.waitForFunction(() => 'startSwiper' in window);
    // When the first animation starts, the page lets the rotation go on. So nothing slow comes
    // between here and the measurement.
    await stopRotationAt(page, (shown - 1) * SLIDE_INTERVAL_MS + SLIDE_TRANSITION_MS);
    return page.evaluate((index) => {
      const left = (element?: Element | null) => element?.getBoundingClientRect().left ?? NaN;
      const { x, right } = (
        document.querySelector('[aria-live]') as Element
      ).getBoundingClientRect();
      const lefts = () =>
        Object.fromEntries(
          [...document.querySelectorAll('.swiper-slide')]
            .map((slide) => [slide, slide.getBoundingClientRect()] as const)
            .filter(([, box]) => box.right > x + 1 && box.x < right - 1)
            .map(([slide, box]) => [
              slide.getAttribute('aria-label') ?? '',
              [box.x, left(slide.lastElementChild)],
            ]),
        );
      const before = lefts();
      const { startSwiper } = window as unknown as {
        startSwiper: (banner: unknown, index: number) => unknown;
      };
      startSwiper(document.querySelector('[data-banner]'), index);
      return [before, lefts()];
    }, shown - 1);
  }

  test.each([360, 1280].flatMap((width) => [1, 2, 3].map((shown) => [width, shown])))(
    'moves no slide and no picture at %i px when it takes over at slide %i',
    async (width = NaN, shown = NaN) => {
      const { page } = await open(name, { viewport: { width, height: 740 } });
      const [before = {}, after = {}] = await leftsAtTakeover(page, shown);

      expect(Object.keys(before)).toEqual([expectedSlideLabel(variant, shown)]);
      expect(Object.keys(after)).toEqual(Object.keys(before));
      for (const [slide, lefts] of Object.entries(before))
        lefts.forEach((left, part) =>
          expect(Math.abs((after[slide]?.[part] ?? NaN) - left)).toBeLessThan(STILL_PIXELS),
        );
    },
  );

  test('takes over after one click on Next while slides move in a hidden tab, which has no frames', async () => {
    const { page } = await open(name, {
      before: (opened) =>
        opened.addInitScript(() => {
          window.requestAnimationFrame = () => 0;
        }),
    });
    await stopRotationAt(page, SLIDE_INTERVAL_MS + SLIDE_TRANSITION_MS / 6);
    await page.getByRole('button', { name: banner.next }).click();

    await page
      .locator(`[aria-label="${expectedSlideLabel(variant, 3)}"][aria-hidden=false]`)
      .waitFor();
  });

  // Browsers lay a page out for paper without telling its scripts, so the test changes the width and
  // measures in one task.
  test('leaves one whole slide on paper, which is narrower than the screen', async () => {
    const { page } = await open(name, { viewport: { width: 1280, height: 740 } });
    await waitForSwiper(page);
    await page.getByRole('button', { name: banner.next }).click();
    await page.emulateMedia({ media: 'print' });

    const [panel, ...slides] = await page
      .locator('[data-banner]')
      .evaluate((panel: HTMLElement) => {
        panel.style.inlineSize = '300px';
        const shown = [...panel.querySelectorAll('.swiper-slide')].filter((slide) =>
          slide.checkVisibility(),
        );
        return [panel, ...shown].map((element) => {
          const { left, right } = element.getBoundingClientRect();
          return { left, right };
        });
      });

    expect(slides).toEqual([panel]);
  });

  // Swiper measures the banner in its first frames, and goes back if the size is not as it expects:
  // it rounds fractions of a pixel.
  test('keeps every click on Next that comes between its first frames', async () => {
    const { page } = await open(name, { before: holdFrames });
    await page.locator('[aria-live]').evaluate((viewport: HTMLElement) => {
      viewport.style.inlineSize = `${viewport.clientWidth - 0.5}px`;
    });
    await waitForSwiper(page);
    await waitForAutoplay(page, true);

    const shown = await clickInFrames(page.getByRole('button', { name: banner.next }), 5);

    const start = variant.copy.slides.findIndex(
      (_, index) => expectedSlideLabel(variant, index) === shown[0],
    );
    expect(shown).toEqual(
      [0, 1, 2, 3, 4, 5].map((clicks) => expectedSlideLabel(variant, start + clicks)),
    );
  });
});

test('the banner rotates without the runtime, with each picture before its slide, and keeps its interval in three turns by CSS, around the takeover and by Swiper', async () => {
  // Both together, because this happens in real time.
  await Promise.all(
    CONTRASTING_SITES.map(async ({ name, variant }) => {
      const { page, requests } = await open(name, { hasTouch: true, before: recordChanges });
      const before = await waitForChanges(page, 4);
      expect(before.slice(1).filter(({ hasPicture }) => !hasPicture)).toEqual([]);
      expect(runtimeRequests(requests)).toEqual([]);
      await page.getByRole('button', { name: variant.strings.banner.next }).tap();
      await page.locator('.swiper-initialized').waitFor();
      const taken = (await recordedChanges(page)).length;
      const all = await waitForChanges(page, taken + 3);

      expect(all.slice(0, before.length)).toEqual(before);
      expect(all.map(({ slide }) => slide)).toEqual(
        all.map((_, index) => expectedSlideLabel(variant, index + 1)),
      );
      const byCss = changeIntervals(before.slice(1));
      // The last turn before the takeover ends with the click, so one of the three is shorter.
      const aroundTakeover = changeIntervals(all.slice(taken - 2, taken + 2));
      const bySwiper = changeIntervals(all.slice(taken));
      for (const turns of [byCss, aroundTakeover, bySwiper]) {
        expect(turns).toHaveLength(3);
        expect(Math.abs(median(turns) - SLIDE_INTERVAL_MS)).toBeLessThanOrEqual(100);
      }
    }),
  );
});

test('the banner has nothing but its slides and buttons, and so no dots (PRODUCT rule 18)', async () => {
  const { name, variant } = EXAMPLE_SITE;
  const { page } = await open(name);
  await waitForSwiper(page);

  const others = await page
    .getByRole('region', { name: variant.strings.banner.label })
    .evaluate((section) =>
      [...section.querySelectorAll(':not(:has(*))')]
        .filter((mark) => !mark.closest('button, [role="group"]'))
        .map(({ outerHTML }) => outerHTML),
    );
  expect(others).toEqual([]);
});
