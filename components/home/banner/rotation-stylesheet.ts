import { delayOf } from '@/lib/kit/loader';
import { ARRIVALS, FADE_MS, rotationOf, SLIDE_INTERVAL_MS } from './timing';

/** How a part moves and fades: it starts at once, and arrives slowly. */
const EASING = 'cubic-bezier(.2,.7,.2,1)';
/** Where a part is before it arrives and after it has left, as carousel.css says. */
const AWAY = 'opacity:0;transform:var(--away)';
const GONE = 'opacity:0;transform:var(--gone)';

/**
 * The style sheet that moves `count` slides, which lie on top of each other.
 *
 * Until React sets `aria-hidden`, infinite animations rotate the slides. Every slide has the same
 * two animations, for its words and its picture, delayed by one interval more than those of the
 * slide before. So all have the same `currentTime`, and seeking them shows another slide. At each
 * multiple of the interval a slide has just arrived, the first one when the page opens. Reduced
 * motion pauses them. After Swiper has taken over, each change plays the same motion once: what
 * leaves moves in the direction of what arrives, and both fade with the same easing.
 *
 * Only opacity and transform change, which browsers animate without computing styles. `visibility`
 * would hide a slide from find-in-page, but with it Chromium computes styles in every frame. So
 * slides get it only after Swiper has taken over (carousel.css).
 *
 * Keyframes are percentages of the whole cycle, so they depend on the number of slides.
 */
export function rotationStylesheet(count: number): string {
  const rotation = rotationOf(count);
  const cycle = count * SLIDE_INTERVAL_MS;
  // With two decimals, keyframes of more than six slides that are 1 ms apart would coincide.
  const at = (ms: number) => `${Number(((ms / cycle) * 100).toFixed(3))}%`;
  const parts = ARRIVALS.map(
    ({ part, start, duration }) =>
      `.carousel__${part}{--keyframes:carousel-${part};--start:${start}ms;--duration:${duration}ms}` +
      // From the beginning of the change that brings the slide.
      `@keyframes carousel-${part}{0%,${at(start)}{${AWAY}}` +
      `${at(start + FADE_MS)},${at(SLIDE_INTERVAL_MS + start)}{opacity:1}` +
      `${at(start + duration)},${at(SLIDE_INTERVAL_MS)}{transform:none}` +
      // It stays there for the rest of the cycle, because the style without animations is the same.
      `${at(SLIDE_INTERVAL_MS + start + FADE_MS)}{${GONE}}}`,
  );
  const delays = Array.from(
    { length: count },
    (_, index) => `.swiper-slide:nth-child(${index + 1}){--delay:${delayOf(index, rotation)}ms}`,
  );
  const fade = `${FADE_MS}ms ${EASING} var(--start)`;
  return [
    ...parts,
    ...delays,
    // As after it has left by default, so that no slide moves when the animations are removed.
    `:root[data-scripting] .carousel__slide:not([aria-hidden])>*{${GONE};animation:var(--keyframes) ` +
      // `--play-state` is in carousel.css, too.
      `${cycle}ms ${EASING} var(--delay) infinite var(--play-state,running)}`,
    '@media (prefers-reduced-motion:no-preference){',
    '@keyframes carousel-arrive{0%{transform:var(--away)}}@keyframes carousel-fade{0%{opacity:0}}',
    `[data-direction] [aria-hidden=false]>*{animation:carousel-fade ${fade} backwards,` +
      `carousel-arrive var(--duration) ${EASING} var(--start) backwards}`,
    // Until both have ended, it is visible.
    `[data-direction] [aria-hidden=true]>*{transition:calc(var(--start) + ${FADE_MS}ms) ${EASING},` +
      `opacity ${fade}}`,
    '}',
  ].join('');
}
