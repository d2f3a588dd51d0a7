import type { Page } from 'playwright-core';
import { SLIDE_INTERVAL_MS, SLIDE_TRANSITION_MS } from '@/components/home/banner/timing';
import type { VariantWithCopy } from '../../variants-with-copy';

/**
 * The accessible name of a slide, such as "2 of 3".
 *
 * @param position counts from 1 and wraps as the banner does: 0 is the last slide.
 */
export function expectedSlideLabel({ copy, messages }: VariantWithCopy, position: number): string {
  const count = copy.slides.length;
  const n = ((((position - 1) % count) + count) % count) + 1;
  return messages.banner.position.replace('{n}', `${n}`).replace('{count}', `${count}`);
}

/**
 * The number of the slide that fills the banner, or 0 while one slide replaces another. Runs in the
 * page.
 */
export function shownSlide(): number {
  const banner = document.querySelector('section[aria-roledescription]');
  const slides = [...(banner?.querySelectorAll('[role="group"][aria-roledescription]') ?? [])];
  const shown = slides.find((slide) =>
    [...slide.children].every((part) => {
      const { opacity, visibility } = getComputedStyle(part);
      return visibility === 'visible' && Number(opacity) > 0.9;
    }),
  );
  return Number(/\d+/.exec(shown?.getAttribute('aria-label') ?? '')?.[0] ?? 0);
}

/** The number of the slide that Swiper shows, also while one slide replaces another. */
export async function swiperSlide(page: Page): Promise<number> {
  const slide = page.locator('.swiper-initialized .swiper-slide[aria-hidden=false]');
  return parseInt((await slide.getAttribute('aria-label')) ?? '');
}

/** Swiper's properties on its element. */
interface SwiperElement extends Element {
  readonly swiper: { readonly autoplay: { readonly running: boolean } };
}

export async function waitForAutoplay(page: Page, wanted: boolean): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      document.querySelector<SwiperElement>('.swiper-initialized')?.swiper.autoplay.running ===
      wanted,
    wanted,
  );
}

/**
 * A slide that is closer to its place than this, in CSS pixels, counts as arrived: the easing ends
 * in steps that are smaller than a pixel of any screen.
 */
export const STILL_PIXELS = 0.1;

export interface Change {
  readonly slide: string;
  /** The last time at which the words of the slide could not be read, in milliseconds. */
  readonly after: number;
  /** The first time at which they could be read, in milliseconds. */
  readonly at: number;
  readonly hasPicture: boolean;
}

/**
 * Records the words of which slide can be read. It looks more seldom than the browser draws frames,
 * because a page that stands still draws none.
 */
export async function recordChanges(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const changes: Change[] = [];
    Object.assign(window, { changes });
    let after = 0;
    const look = () => {
      const at = performance.now();
      const shown = [...document.querySelectorAll('.swiper-slide')].find(
        ({ firstElementChild: words }) => words && Number(getComputedStyle(words).opacity) > 0.5,
      );
      const slide = shown?.getAttribute('aria-label') ?? '';
      const picture = shown?.querySelector('img');
      if (slide && slide !== changes.at(-1)?.slide)
        changes.push({
          slide,
          after,
          at,
          hasPicture: Boolean(picture?.complete && picture.naturalWidth),
        });
      after = at;
    };
    setInterval(look, 30);
  });
}

/**
 * Waits until the slide has changed at least so many times, and returns the changes so far. The
 * first slide is the first of them.
 */
export async function waitForChanges(page: Page, times: number): Promise<Change[]> {
  await page.waitForFunction(
    (n) => (window as unknown as { changes: Change[] }).changes.length > n,
    times,
    { polling: 50 },
  );
  return page.evaluate(() => (window as unknown as { changes: Change[] }).changes);
}

export function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}

/**
 * The time between each two changes, in milliseconds. A change is only seen some time later, so
 * each time is known only within limits. This returns the one that is closest to the banner's
 * interval.
 */
export function changeIntervals(changes: readonly Change[]): number[] {
  return changes.slice(1).map(({ after, at }, index) => {
    const previous = changes[index] as Change;
    const shortest = after - previous.at;
    const longest = at - previous.after;
    return Math.min(Math.max(shortest, SLIDE_INTERVAL_MS), longest);
  });
}

/**
 * Moves the CSS rotation to shortly before a change of slides, so that a test need not wait for a
 * whole interval. Animations that are paused stay paused.
 *
 * @param change which change: 1 brings the second slide.
 */
export function seekToChange(page: Page, change = 1): Promise<void> {
  return page.locator('.swiper-wrapper').evaluate(
    (row, time) => {
      for (const animation of row.getAnimations({ subtree: true })) animation.currentTime = time;
    },
    change * SLIDE_INTERVAL_MS - SLIDE_TRANSITION_MS - 50,
  );
}
