import type { Page } from 'playwright-core';

/** Swiper's properties on its element. */
interface SwiperElement extends Element {
  readonly swiper: { readonly autoplay: { readonly running: boolean } };
}

/** Waits until Swiper's autoplay runs or is stopped. */
export async function waitForAutoplay(page: Page, wanted: boolean): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      document.querySelector<SwiperElement>('.swiper-initialized')?.swiper.autoplay.running ===
      wanted,
    wanted,
  );
}
