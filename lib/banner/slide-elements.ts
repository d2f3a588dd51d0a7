/** What the CSS rotation (rotation.ts) and Swiper do with the elements of the slides. */

/**
 * A slide that is closer to its place than this, in CSS pixels, has arrived: the easing ends in
 * steps that are smaller than a pixel of any screen.
 */
export const STILL_PIXELS = 0.1;

export function slidesOf(banner: Element): HTMLElement[] {
  return [...banner.querySelectorAll<HTMLElement>('.swiper-slide')];
}

/**
 * The animations by CSS in the banner: those of the slides and of their pictures until Swiper
 * takes over, and the ring around Pause.
 */
export function animationsOf(banner: Element): Animation[] {
  return banner
    .getAnimations({ subtree: true })
    .filter((animation) => animation instanceof CSSAnimation);
}

export interface ShownSlide {
  readonly index: number;
  /** How far the slide still has to move to the left, in CSS pixels; 0 if it fills the banner. */
  readonly distance: number;
}

/** The slide that fills the banner, or the one that comes in while one slide replaces another. */
export function findShownSlide(banner: Element): ShownSlide {
  const slides = slidesOf(banner);
  const left = slides[0]?.parentElement?.getBoundingClientRect().left ?? 0;
  const distances = slides.map((slide) => slide.getBoundingClientRect().left - left);
  // The slide that leaves is to the left.
  const distance = Math.min(...distances.filter((distance) => distance > -STILL_PIXELS));
  return Number.isFinite(distance)
    ? { index: distances.indexOf(distance), distance: Math.max(0, distance) }
    : { index: 0, distance: 0 };
}

/**
 * Hides all slides but one from assistive technology. `aria-hidden` is enough, because slides
 * contain nothing focusable. `inert` would make Chromium restyle and repaint both slides at every
 * turn.
 */
export function exposeSlide(slides: readonly Element[], shown: Element | undefined): void {
  for (const slide of slides) {
    const hidden = String(slide !== shown);
    // Chromium computes the style of a slide again even if its attributes do not change.
    if (slide.getAttribute('aria-hidden') !== hidden) slide.setAttribute('aria-hidden', hidden);
  }
}

/** Requests a slide's picture now, not when it is near the screen. */
export function loadImageEagerly(slide: Element | undefined): void {
  slide?.querySelector('img[loading=lazy]')?.setAttribute('loading', 'eager');
}
