import {
  LEAVE_MS,
  PICTURE_ARRIVES_MS,
  PICTURE_DELAY_MS,
  SLIDE_EASING,
  SLIDE_INTERVAL_MS,
  SLIDE_TRANSITION_MS,
  WORDS_ARRIVE_MS,
} from './timing';

/** How long after the beginning of a change its picture begins to arrive. */
const PICTURE_START_MS = LEAVE_MS + PICTURE_DELAY_MS;

/**
 * The style sheet of the motion of `count` slides, which are all in one place.
 *
 * Until React sets `aria-hidden`, infinite animations rotate the slides. Each slide has the same
 * two, for words and picture, delayed by one interval per slide, so all have the same
 * `currentTime`. At a multiple of the interval a slide has just arrived, the first one when the
 * page opens. Seeking them shows another slide. With reduced motion they are paused. After the
 * takeover, each change plays the same motion once.
 *
 * Only opacity and transform change, which browsers animate without computing styles. With
 * `visibility`, which would hide a slide from a search in the page, Chromium computes styles in
 * every frame. So slides are hidden in that way only after the takeover (carousel.css).
 *
 * Keyframes need percentages of the whole cycle, so it is generated for the number of slides.
 */
export function rotationStylesheet(count: number): string {
  const cycle = count * SLIDE_INTERVAL_MS;
  const at = (ms: number) => `${Number(((ms / cycle) * 100).toFixed(2))}%`;
  /** The motion of a part of a slide, from the beginning of the change that brings it. */
  const keyframes = (name: string, start: number, duration: number) =>
    `@keyframes ${name}{0%,${at(start)}{${AWAY};animation-timing-function:${SLIDE_EASING}}` +
    `${at(start + duration)},${at(SLIDE_INTERVAL_MS)}{${THERE}}` +
    `${at(SLIDE_INTERVAL_MS + LEAVE_MS)}{opacity:0;transform:none}` +
    `${at(SLIDE_INTERVAL_MS + LEAVE_MS + 1)},to{${AWAY}}}`;
  const byCss = ':root[data-scripting] .carousel__slide:not([aria-hidden])>';
  /** A negative delay of a whole cycle: each slide has its state from the first frame on. */
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

const THERE = 'opacity:1;transform:none';
/** Where a part is before it arrives: at the side that `--away` names (carousel.css). */
const AWAY = 'opacity:0;transform:var(--away)';
