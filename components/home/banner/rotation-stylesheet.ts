import { SLIDE_EASING, SLIDE_INTERVAL_MS, SLIDE_TRANSITION_MS } from './timing';

/** Pictures are requested this long before the first change, in milliseconds. */
const PICTURE_LEAD_MS = 1500;

/** When the first slide begins to move out, and when the rotation starts, after the page opens. */
const FIRST_CHANGE_MS = SLIDE_INTERVAL_MS - SLIDE_TRANSITION_MS;
const START_MS = FIRST_CHANGE_MS - PICTURE_LEAD_MS;

/**
 * The style sheet that rotates `count` slides, three or more, until Swiper takes over. Keyframes
 * need percentages of the whole cycle, so it is generated for the number of slides.
 *
 * A slide moves in from the right, stays, and moves out to the left, one interval after the slide
 * before it. When the page opens, the first slide has just arrived. The layout is that of Swiper,
 * so the takeover moves nothing.
 *
 * Browsers load a lazy picture when a part of it is in view. When the rotation starts, all other
 * slides wait where 0.5 px of each one is in view at the left edge. There its picture ends, too
 * (carousel.css), so all pictures are loaded before a slide moves. Until they are, Chromium
 * computes styles in every frame.
 */
export function rotationStylesheet(count: number): string {
  const cycle = count * SLIDE_INTERVAL_MS;
  const at = (ms: number) => `${Number((((ms - START_MS) / cycle) * 100).toFixed(2))}%`;
  const slides = Array.from({ length: count }, (_, index) => {
    /** Moves the slide from its place in the row into view (0), to its right (1) or left (-1). */
    const move = (beside: number) => `transform:translateX(${(beside - index) * 100}%)`;
    const arrival = index * SLIDE_INTERVAL_MS;
    const keyframes =
      index === 0
        ? [
            `0%,${at(FIRST_CHANGE_MS)}{${move(0)}}`,
            `${at(SLIDE_INTERVAL_MS)}{${move(-1)};${HOLD}}`,
            `${at(cycle - SLIDE_TRANSITION_MS)}{${move(1)}}`,
            `${at(cycle)},to{${move(0)}}`,
          ]
        : [
            `0%{transform:translateX(calc(${(-1 - index) * 100}% + .5px));${HOLD}}`,
            `${at(arrival - SLIDE_TRANSITION_MS)}{${move(1)}}`,
            `${at(arrival)},${at(arrival + FIRST_CHANGE_MS)}{${move(0)}}`,
            `${at(arrival + SLIDE_INTERVAL_MS)},to{${move(-1)}}`,
          ];
    const animation = `slide-${index} ${cycle}ms ${START_MS}ms infinite`;
    return [
      `@keyframes slide-${index}{${keyframes.join('')}}`,
      `:root[data-scripting] .swiper-slide:nth-child(${index + 1}){--slide-animation:${animation}}`,
    ];
  });
  return [
    `:root{--slide-easing:${SLIDE_EASING}}`,
    `@media (prefers-reduced-motion:no-preference){${slides.flat().join('')}}`,
  ].join('');
}

/** The slide stays where it is until the next keyframe. */
const HOLD = 'animation-timing-function:step-end';
