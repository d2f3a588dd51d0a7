import { SLIDE_EASING, SLIDE_INTERVAL_MS, SLIDE_TRANSITION_MS } from './timing';

/** Pictures are requested this long before the first change, in milliseconds. */
const PICTURE_LEAD_MS = 1500;

/** When the first slide begins to move out, and when the rotation starts, after the page opens. */
const FIRST_CHANGE_MS = SLIDE_INTERVAL_MS - SLIDE_TRANSITION_MS;
const START_MS = FIRST_CHANGE_MS - PICTURE_LEAD_MS;

/**
 * The style sheet that rotates `count` slides until Swiper takes over. Keyframes need percentages
 * of the whole cycle, so it is generated for the number of slides.
 *
 * A slide moves in from the right, stays, and moves out to the left. Each slide does so one interval
 * after the slide before it. When the page opens, the first slide has just arrived.
 *
 * Only `transform` and `opacity` change, and each element has one animation: with two, Chromium
 * would run them on the main thread, in every frame. Properties let a slide and its picture share
 * the keyframes. `--place` is the offset that puts the element in view. The element of the next
 * slide is moved by `--travel` from there, and that of the slide before by the opposite. Both have
 * the size `--away` and the opacity `--fade`. The layout stays that of Swiper, so the takeover
 * moves nothing.
 *
 * Browsers load a lazy picture when a part of it is in view. When the rotation starts, all other
 * slides wait at `--waiting`: there 0.5 px of the padding of each slide, and of its transparent
 * picture, is in view at the left edge. So all pictures are loaded before a slide moves. Until they
 * are, Chromium computes styles in every frame.
 */
export function rotationStylesheet(count: number): string {
  const properties = `:root{--slide-transition:${SLIDE_TRANSITION_MS}ms;--slide-easing:${SLIDE_EASING}}`;
  if (count < 2) return properties;

  const cycle = count * SLIDE_INTERVAL_MS;
  const at = (ms: number) => `${Number((((ms - START_MS) / cycle) * 100).toFixed(2))}%`;
  const first = [
    `0%,${at(FIRST_CHANGE_MS)}{${place(0)}}`,
    `${at(SLIDE_INTERVAL_MS)}{${place(-1)};${HOLD}}`,
    `${at(cycle - SLIDE_TRANSITION_MS)}{${place(1)}}`,
    `${at(cycle)},to{${place(0)}}`,
  ];
  const later = (arrival: number) => [
    `0%{transform:translateX(calc(var(--place) - var(--waiting)));opacity:var(--fade);${HOLD}}`,
    `${at(arrival - SLIDE_TRANSITION_MS)}{${place(1)}}`,
    `${at(arrival)},${at(arrival + FIRST_CHANGE_MS)}{${place(0)}}`,
    `${at(arrival + SLIDE_INTERVAL_MS)},to{${place(-1)}}`,
  ];
  const slides = Array.from({ length: count }, (_, index) => {
    const keyframes = index === 0 ? first : later(index * SLIDE_INTERVAL_MS);
    return [
      `.swiper-slide:nth-child(${index + 1}){--place:${-index * 100}%;--keyframes:slide-${index}}`,
      `@keyframes slide-${index}{${keyframes.join('')}}`,
    ];
  });
  return [
    properties,
    `.swiper-slide{--travel:100%;--away:1;--fade:1;--waiting:calc(100% - .5px)}`,
    ...slides.flat(),
    `@media (prefers-reduced-motion:no-preference){:root[data-scripting] .swiper-slide{--slide-animation:var(--keyframes) ${cycle}ms ${START_MS}ms infinite}}`,
  ].join('');
}

/** The element stays where it is until the next keyframe. */
const HOLD = 'animation-timing-function:step-end';

/** Moves an element into view (0), or beside it: to the right (1) or to the left (-1). */
function place(position: number): string {
  if (position === 0) return 'transform:translateX(var(--place));opacity:1';
  const offset = `calc(var(--place) + ${position}*var(--travel))`;
  return `transform:translateX(${offset}) scale(var(--away));opacity:var(--fade)`;
}
