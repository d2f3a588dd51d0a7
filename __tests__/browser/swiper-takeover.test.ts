import type { Page } from 'playwright-core';
import { SLIDE_INTERVAL_MS, SLIDE_TRANSITION_MS } from '@/components/home/banner/timing';
import {
  changeIntervals,
  expectedSlideLabel,
  median,
  recordChanges,
  STILL_PIXELS,
  swiperSlide,
  waitForAutoplay,
  waitForChanges,
} from './setup/banner';
import { hydrated, runtimeRequests, setUpBrowser, stopClock } from './setup/open-page';
import { CONTRASTING_SITES, EXAMPLE_SITE } from './setup/sites';

/** Between two frames of a screen, in milliseconds. */
const FRAME_MS = 16;

/** The left edges of the words and of the picture of each visible slide, by the name of the slide. */
type Lefts = Record<string, number[]>;

const open = setUpBrowser();

describe(`Swiper on the site of ${EXAMPLE_SITE.name}`, () => {
  const { name, variant } = EXAMPLE_SITE;
  const { banner } = variant.messages;

  /** Loads the scripts of the banner, and keeps the loader from hydrating it. */
  async function loadScripts(page: Page): Promise<void> {
    const island = page.locator('[data-island=banner]');
    const container = await island.elementHandle();
    await container?.evaluate((element) => {
      element.querySelector('button')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
      element.removeAttribute('data-island');
    });
    await page.waitForFunction(() => 'hydrateIsland' in window && 'islandScripts' in window);
    await container?.evaluate((element) => element.setAttribute('data-island', 'banner'));
  }

  /**
   * Sets the time of the CSS rotation and hydrates the banner, in one task.
   *
   * @returns the left edges in each frame. The first frame is before the hydration, and in the last
   *   no slide moves.
   */
  function framesAtTakeover(page: Page, milliseconds: number): Promise<Lefts[]> {
    return page.evaluate(async (time) => {
      const { hydrateIsland } = window as unknown as { hydrateIsland: (island: unknown) => void };
      const viewport = document.querySelector('[aria-live]') as Element;
      const lefts = () =>
        Object.fromEntries(
          [...viewport.querySelectorAll('.swiper-slide')]
            .map((slide) => [slide, [...slide.children]] as const)
            .filter(([, parts]) => parts.some((part) => Number(getComputedStyle(part).opacity) > 0))
            .map(([slide, parts]) => [
              slide.getAttribute('aria-label') ?? '',
              parts.map((part) => part.getBoundingClientRect().left),
            ]),
        );
      for (const animation of viewport.getAnimations({ subtree: true }))
        animation.currentTime = time;
      const frames = [lefts()];
      hydrateIsland(document.querySelector('[data-island=banner]'));
      frames.push(lefts());
      while (viewport.getAnimations({ subtree: true }).some((one) => one.playState === 'running')) {
        await new Promise(requestAnimationFrame);
        frames.push(lefts());
      }
      return frames;
    }, milliseconds);
  }

  test.each([
    [360, 1],
    [360, 3],
    [1280, 2],
  ])(
    'moves no slide and no picture at %i px when it takes over at slide %i',
    async (width, shown) => {
      const { page } = await open(name, { viewport: { width, height: 740 } });
      await loadScripts(page);
      const [before = {}, after = {}, ...later] = await framesAtTakeover(
        page,
        (shown - 1) * SLIDE_INTERVAL_MS + 1,
      );

      expect(later).toEqual([]);
      expect(Object.keys(before)).toEqual([expectedSlideLabel(variant, shown)]);
      expect(Object.keys(after)).toEqual(Object.keys(before));
      for (const [slide, lefts] of Object.entries(before))
        lefts.forEach((left, part) =>
          expect(Math.abs((after[slide]?.[part] ?? NaN) - left)).toBeLessThan(STILL_PIXELS),
        );
    },
  );

  test('takes over a slide that is moving, which goes on from where it is', async () => {
    const { page } = await open(name);
    await loadScripts(page);
    const frames = await framesAtTakeover(page, SLIDE_INTERVAL_MS - 0.6 * SLIDE_TRANSITION_MS);

    const arriving = expectedSlideLabel(variant, 2);
    const lefts = frames.map((frame) => frame[arriving]?.[1] ?? NaN);
    expect(lefts[1]).toBeCloseTo(lefts[0] ?? NaN, 0);
    expect(lefts).toEqual([...lefts].sort((one, other) => other - one));
    expect(Object.keys(frames.at(-1) ?? {})).toEqual([arriving]);
    const inPlace = await page
      .locator(`[aria-label="${arriving}"] > :last-child`)
      .evaluate((picture) => picture.getBoundingClientRect().left);
    expect(Math.abs((lefts.at(-1) ?? NaN) - inPlace)).toBeLessThan(STILL_PIXELS);
  });

  // Swiper measures the banner in its first frames, and goes back if the size is not as it expects:
  // it rounds fractions of a pixel.
  test('keeps every click on Next that comes between its first frames', async () => {
    const { page } = await open(name, { before: stopClock });
    await page.locator('[aria-live]').evaluate((viewport: HTMLElement) => {
      viewport.style.inlineSize = `${viewport.clientWidth - 0.5}px`;
    });
    await hydrated(page);
    await waitForAutoplay(page, true);
    const next = page.getByRole('button', { name: banner.next });

    for (const position of [2, 3, 1, 2, 3]) {
      await next.evaluate((button: HTMLButtonElement) => button.click());
      await page.clock.runFor(FRAME_MS);
      await expect(swiperSlide(page)).resolves.toBe(position);
    }
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
      await page.getByRole('button', { name: variant.messages.banner.next }).tap();
      await page.locator('.swiper-initialized').waitFor();
      const taken = (await waitForChanges(page, 0)).length;
      const all = await waitForChanges(page, taken + 3);

      expect(all.slice(0, before.length)).toEqual(before);
      expect(all.map(({ slide }) => slide)).toEqual(
        all.map((_, index) => expectedSlideLabel(variant, index + 1)),
      );
      const byCss = changeIntervals(before.slice(1));
      // The click ends the last slide before the takeover early, so one of the three is shorter.
      const aroundTakeover = changeIntervals(all.slice(taken - 2, taken + 2));
      const bySwiper = changeIntervals(all.slice(taken));
      for (const turns of [byCss, aroundTakeover, bySwiper]) {
        expect(turns).toHaveLength(3);
        expect(Math.abs(median(turns) - SLIDE_INTERVAL_MS)).toBeLessThanOrEqual(100);
      }
    }),
  );
});
