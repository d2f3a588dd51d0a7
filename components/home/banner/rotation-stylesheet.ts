import {
  LEAVE_MS,
  PICTURE_ARRIVES_MS,
  PICTURE_DELAY_MS,
  SLIDE_EASING,
  SLIDE_INTERVAL_MS,
  SLIDE_TRANSITION_MS,
  WORDS_ARRIVE_MS,
} from './timing';

/** The time from the beginning of a change until the picture begins to arrive. */
const PICTURE_START_MS = LEAVE_MS + PICTURE_DELAY_MS;

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
  /** The motion of a part of a slide, from the beginning of the change that brings it. */
  const keyframes = (name: string, start: number, duration: number) =>
    `@keyframes ${name}{0%,${at(start)}{${AWAY};animation-timing-function:${SLIDE_EASING}}` +
    `${at(start + duration)},${at(SLIDE_INTERVAL_MS)}{${IN_PLACE}}` +
    `${at(SLIDE_INTERVAL_MS + LEAVE_MS)}{opacity:0;transform:none}` +
    `${at(SLIDE_INTERVAL_MS + LEAVE_MS + 1)},to{${AWAY}}}`;
  const byCss = ':root[data-scripting] .carousel__slide:not([aria-hidden])>';
  /** Negative, by a whole cycle, so that each slide has its state from the first frame on. */
  const delays = Array.from(
    { length: count },
    (_, index) =>
      `.swiper-slide:nth-child(${index + 1}){--delay:${index * SLIDE_INTERVAL_MS - SLIDE_TRANSITION_MS - cycle}ms}`,
  );
  const arrives = (duration: number, delay: number) =>
    `{animation:carousel-arrive ${duration}ms ${delay}ms ${SLIDE_EASING} backwards}`;
  const changed = '[data-direction] [aria-hidden=false]>';
  return [
    keyframes('carousel-words', LEAVE_MS, WORDS_ARRIVE_MS),
    keyframes('carousel-picture', PICTURE_START_MS, PICTURE_ARRIVES_MS),
    `@keyframes carousel-arrive{0%{${AWAY}}}`,
    ...delays,
    // Transparent by default, so that no slide fades out when the animations are removed.
    `${byCss}*{opacity:0}`,
    `${byCss}.carousel__words{animation:carousel-words ${cycle}ms var(--delay) infinite${PLAY_STATE}}`,
    `${byCss}.carousel__picture{animation:carousel-picture ${cycle}ms var(--delay) infinite${PLAY_STATE}}`,
    '@media (prefers-reduced-motion:no-preference){',
    `[data-direction] [aria-hidden=true]>*{transition:opacity ${LEAVE_MS}ms,visibility ${LEAVE_MS}ms}`,
    `${changed}.carousel__words${arrives(WORDS_ARRIVE_MS, LEAVE_MS)}`,
    `${changed}.carousel__picture${arrives(PICTURE_ARRIVES_MS, PICTURE_START_MS)}`,
    '}',
  ].join('');
}

/** `--play-state` is in carousel.css, too. */
const PLAY_STATE = ' var(--play-state,running)';

const IN_PLACE = 'opacity:1;transform:none';
/** Where a part is before it arrives: at the side that `--away` names (carousel.css). */
const AWAY = 'opacity:0;transform:var(--away)';
