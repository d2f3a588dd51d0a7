import { RING_STEPS, SLIDE_EASING, SLIDE_INTERVAL_MS, SLIDE_TRANSITION_MS } from './timing';

/**
 * The style sheet that rotates `count` slides until Swiper takes over. Keyframes need percentages
 * of the whole cycle, so it is generated for the number of slides. carousel.css decides when it
 * applies.
 *
 * A slide moves in from the right, stays, and moves out to the left. Each slide does so one interval
 * after the slide before it. Then it jumps back to the right side (`step-end`), so that it does not
 * cross the banner.
 *
 * All animations start when the page is shown, because Chromium prepares several frames on the main
 * thread before an animation starts. Two slides start later:
 *
 * - The first slide is in view at the beginning, so its keyframes begin after its arrival and end
 *   with the next one. Its animation starts one transition late. It is then in step with the others.
 * - The last slide would be moving out at the beginning. Its animation is delayed until its first
 *   turn.
 *
 * Only `transform` changes, and each element has one animation: with two, Chromium would run them
 * on the main thread, in every frame. The layout stays that of Swiper: the takeover moves
 * nothing.
 *
 * Two properties let a slide and its picture share the keyframes. `--place` is the offset that puts
 * the element in view. `--travel` is the distance it moves on its way in and out. A picture moves by
 * its own travel on top of its slide's.
 */
export function rotationStylesheet(count: number): string {
  const properties = `:root{--slide-interval:${SLIDE_INTERVAL_MS}ms;--ring-steps:${RING_STEPS};--slide-transition:${SLIDE_TRANSITION_MS}ms;--slide-easing:${SLIDE_EASING}}`;
  if (count < 2) return properties;

  const cycle = count * SLIDE_INTERVAL_MS;
  const percent = (ms: number) => `${Number(((ms / cycle) * 100).toFixed(4))}%`;
  const animation = (name: string, delay: string) =>
    `--slide-animation:${name} ${cycle}ms var(--slide-easing) ${delay} infinite`;
  const indexes = Array.from(
    { length: count - 1 },
    (_, index) => `.swiper-slide:nth-child(${index + 2}){--slide:${index + 1}}`,
  );
  return [
    properties,
    `.swiper-slide{--slide:0;--place:calc(var(--slide)*-100%);--travel:100%;${animation('slide-rotate', `calc((var(--slide) - ${count})*${SLIDE_INTERVAL_MS}ms)`)}}`,
    `.swiper-slide:last-child{${animation('slide-rotate', `${(count - 1) * SLIDE_INTERVAL_MS}ms`)}}`,
    `.swiper-slide:first-child{${animation('slide-first', `${SLIDE_TRANSITION_MS}ms`)}}`,
    ...indexes,
    `@keyframes slide-first{0%,${percent(SLIDE_INTERVAL_MS - SLIDE_TRANSITION_MS)}{${place(0)}}`,
    `${percent(SLIDE_INTERVAL_MS)}{${place(-1)};animation-timing-function:step-end}`,
    `${percent(cycle - SLIDE_TRANSITION_MS)}{${place(1)}}to{${place(0)}}}`,
    `@keyframes slide-rotate{0%{${place(1)}}`,
    `${percent(SLIDE_TRANSITION_MS)},${percent(SLIDE_INTERVAL_MS)}{${place(0)}}`,
    `${percent(SLIDE_INTERVAL_MS + SLIDE_TRANSITION_MS)},to{${place(-1)}}}`,
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
  // The time of the first slide's animation is the time of the whole rotation.
  const time = slides[0]?.getAnimations?.()[0]?.currentTime;
  if (typeof time !== 'number') return { index: 0, movesFor: 0 };
  const sinceChange = time % SLIDE_INTERVAL_MS;
  return {
    index: Math.floor(time / SLIDE_INTERVAL_MS) % slides.length,
    // The first slide is there from the beginning.
    movesFor: time < SLIDE_INTERVAL_MS ? 0 : Math.max(0, SLIDE_TRANSITION_MS - sinceChange),
  };
}
