/** What the CSS rotation (start-rotation.ts) and Swiper (start-swiper.ts) both do with the slides. */

/**
 * The animations by CSS in the banner: those of the slides and of their pictures until Swiper
 * takes over, and the ring around Pause.
 */
export function animationsOf(banner: Element): Animation[] {
  return banner
    .getAnimations({ subtree: true })
    .filter((animation) => animation instanceof CSSAnimation);
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
