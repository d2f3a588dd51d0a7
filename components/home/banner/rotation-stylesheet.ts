import { ARRIVALS, LEAVE_MS, SLIDE_INTERVAL_MS, SLIDE_TRANSITION_MS } from './timing';

/** How an arriving part moves: it starts at once, and arrives slowly. */
const EASING = 'cubic-bezier(.2,.7,.2,1)';
const IN_PLACE = 'opacity:1;transform:none';
/** Where a part is before it arrives: at the side that `--away` names (carousel.css). */
const AWAY = 'opacity:0;transform:var(--away)';

/**
 * The style sheet that moves `count` slides, which lie on top of each other.
 *
 * Until React sets `aria-hidden`, infinite animations rotate the slides. Every slide has the same
 * two animations, for its words and its picture, delayed by one interval more than those of the
 * slide before. So all have the same `currentTime`, and seeking them shows another slide. At each
 * multiple of the interval a slide has just arrived, the first one when the page opens. Reduced
 * motion pauses them. After Swiper has taken over, each change plays the same motion once.
 *
 * Only opacity and transform change, which browsers animate without computing styles. `visibility`
 * would hide a slide from find-in-page, but with it Chromium computes styles in every frame. So
 * slides get it only after Swiper has taken over (carousel.css).
 *
 * Keyframes are percentages of the whole cycle, so they depend on the number of slides.
 */
export function rotationStylesheet(count: number): string {
  const cycle = count * SLIDE_INTERVAL_MS;
  const at = (ms: number) => `${Number(((ms / cycle) * 100).toFixed(2))}%`;
  const byCss = ':root[data-scripting] .carousel__slide:not([aria-hidden])>';
  const parts = ARRIVALS.map(
    ({ part, start, duration }) =>
      // From the beginning of the change that brings the slide.
      `@keyframes carousel-${part}{0%,${at(start)}{${AWAY};animation-timing-function:${EASING}}` +
      `${at(start + duration)},${at(SLIDE_INTERVAL_MS)}{${IN_PLACE}}` +
      `${at(SLIDE_INTERVAL_MS + LEAVE_MS)}{opacity:0;transform:none}` +
      `${at(SLIDE_INTERVAL_MS + LEAVE_MS + 1)},to{${AWAY}}}` +
      // `--play-state` is in carousel.css, too.
      `${byCss}.carousel__${part}{animation:carousel-${part} ${cycle}ms var(--delay) infinite ` +
      'var(--play-state,running)}',
  );
  /** Negative, by a whole cycle, so that each slide has its state from the first frame on. */
  const delays = Array.from(
    { length: count },
    (_, index) =>
      `.swiper-slide:nth-child(${index + 1}){--delay:${index * SLIDE_INTERVAL_MS - SLIDE_TRANSITION_MS - cycle}ms}`,
  );
  const arrivals = ARRIVALS.map(
    ({ part, start, duration }) =>
      `[data-direction] [aria-hidden=false]>.carousel__${part}` +
      `{animation:carousel-arrive ${duration}ms ${start}ms ${EASING} backwards}`,
  );
  return [
    // Transparent by default, so that no slide fades out when the animations are removed.
    `${byCss}*{opacity:0}`,
    ...parts,
    ...delays,
    `@keyframes carousel-arrive{0%{${AWAY}}}`,
    '@media (prefers-reduced-motion:no-preference){',
    `[data-direction] [aria-hidden=true]>*{transition:opacity ${LEAVE_MS}ms,visibility ${LEAVE_MS}ms}`,
    ...arrivals,
    '}',
  ].join('');
}
