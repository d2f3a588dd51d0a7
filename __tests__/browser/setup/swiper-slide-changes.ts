import type { Page } from 'playwright-core';

/** Swiper's properties on its element. */
interface SwiperElement extends Element {
  readonly swiper: { readonly autoplay: { readonly running: boolean } };
}

/** Records each slide that Swiper shows from now on, in the page, so that none is missed. */
export async function recordSwiperChanges(page: Page): Promise<void> {
  await page.evaluate(() => {
    const swiperChanges: string[] = [];
    const shown = () =>
      document.querySelector('.swiper-slide[aria-hidden=false]')?.getAttribute('aria-label') ?? '';
    let last = shown();
    new MutationObserver(() => {
      if (shown() === last || shown() === '') return;
      last = shown();
      swiperChanges.push(last);
    }).observe(document.querySelector('.swiper-wrapper') as Element, {
      attributes: true,
      subtree: true,
    });
    Object.assign(window, { swiperChanges });
  });
}

/** The name of each slide that has been shown since `recordSwiperChanges`, in their order. */
export function recordedSwiperChanges(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { swiperChanges: string[] }).swiperChanges);
}

/** Waits until the slide has changed so many times since `recordSwiperChanges`. */
export async function waitForSwiperChanges(page: Page, times: number): Promise<void> {
  await page.waitForFunction(
    (n) => (window as unknown as { swiperChanges: string[] }).swiperChanges.length >= n,
    times,
  );
}

/** Waits until Swiper's autoplay runs or stands still. */
export async function waitForAutoplay(page: Page, wanted: boolean): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      document.querySelector<SwiperElement>('.swiper-initialized')?.swiper.autoplay.running ===
      wanted,
    wanted,
  );
}

/** Hides or shows the page as a browser does for a tab. */
export function showTab(page: Page, visibilityState: 'hidden' | 'visible'): Promise<void> {
  return page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
    Object.defineProperty(document, 'hidden', { configurable: true, value: state === 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibilityState);
}
