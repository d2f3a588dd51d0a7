import { SLIDE_EASING, SLIDE_INTERVAL_MS, SLIDE_TRANSITION_MS } from './timing';

/** A picture is requested this long before its slide moves in, in milliseconds. */
const PICTURE_LEAD_MS = 1500;

/**
 * The style sheet that rotates `count` slides until Swiper takes over. Keyframes need percentages
 * of the whole cycle, so it is generated for the number of slides.
 *
 * A slide moves in from the right, stays, and moves out to the left. Each slide does so one interval
 * after the slide before it. All animations begin in the past: when the page opens, the first slide
 * has just arrived, and no other one moves.
 *
 * Only `transform` changes, and each element has one animation: with two, Chromium would run them
 * on the main thread, in every frame. Two properties let a slide and its picture share the
 * keyframes: `--place` is the offset that puts the element in view, and `--travel` is the distance
 * that it moves. The layout stays that of Swiper, so the takeover moves nothing.
 *
 * Browsers load a lazy picture when a part of it is visible. Shortly before its turn, the next slide
 * goes to `--waiting`: 0.1 px of it, and of its picture, are then visible at the left.
 */
export function rotationStylesheet(count: number): string {
  const properties = `:root{--slide-transition:${SLIDE_TRANSITION_MS}ms;--slide-easing:${SLIDE_EASING}}`;
  if (count < 2) return properties;

  const cycle = count * SLIDE_INTERVAL_MS;
  const percent = (ms: number) => `${Number(((ms / cycle) * 100).toFixed(4))}%`;
  const delay = `calc((var(--slide) - ${count})*${SLIDE_INTERVAL_MS}ms - ${SLIDE_TRANSITION_MS}ms)`;
  const slides = Array.from(
    { length: count },
    (_, index) => `.swiper-slide:nth-child(${index + 1}){--slide:${index}}`,
  );
  return [
    properties,
    ...slides,
    `.swiper-slide{--place:calc(var(--slide)*-100%);--travel:100%;--waiting:calc(100% - .1px)}`,
    `@media (prefers-reduced-motion:no-preference){:root[data-scripting] .swiper-slide{--slide-animation:rotate-slides ${cycle}ms var(--slide-easing) ${delay} infinite}}`,
    `@keyframes rotate-slides{0%{${place(1)}}`,
    `${percent(SLIDE_TRANSITION_MS)},${percent(SLIDE_INTERVAL_MS)}{${place(0)}}`,
    `${percent(SLIDE_INTERVAL_MS + SLIDE_TRANSITION_MS)}{${place(-1)}}`,
    `${percent(cycle - PICTURE_LEAD_MS)}{${place(-1)};animation-timing-function:step-start}`,
    `to{transform:translateX(calc(var(--place) - var(--waiting)))}}`,
  ].join('');
}

/** Moves an element into view (0), or beside it: to the right (1) or to the left (-1). */
function place(position: number): string {
  return `transform:translateX(calc(var(--place) + ${position}*var(--travel)))`;
}

/**
 * Which slide CSS shows, and how long it still moves into its place, in milliseconds. Without a CSS
 * rotation (reduced motion, a hidden section, jsdom) it is the first one, and it stands still.
 */
export function readCssRotation(slides: ArrayLike<Element>): { index: number; movesFor: number } {
  const time = slides[0]?.getAnimations?.()[0]?.currentTime;
  if (typeof time !== 'number') return { index: 0, movesFor: 0 };
  const untilArrival = SLIDE_INTERVAL_MS - (time % SLIDE_INTERVAL_MS);
  const movesFor = untilArrival < SLIDE_TRANSITION_MS ? untilArrival : 0;
  return { index: Math.floor((time + movesFor) / SLIDE_INTERVAL_MS) % slides.length, movesFor };
}
