import { SLIDE_EASING, SLIDE_INTERVAL_MS, SLIDE_TRANSITION_MS } from './timing';

/**
 * The style sheet that rotates `count` slides before the runtime has loaded. Keyframes need
 * percentages of the whole cycle, so it is generated for the number of slides.
 * components/home/banner/banner.module.css decides when it applies.
 *
 * All slides share one animation: a slide comes in from the right, stays, and leaves to the left.
 * Each starts one interval after the one before. The first is there from the beginning, so it only
 * leaves in its first cycle. Only `transform` changes, so that the animation runs without the main
 * thread. The layout stays that of the slider: the takeover moves nothing.
 *
 * Two properties let a slide and its picture share the keyframes: `--place` moves the element from
 * its place in the row into view, and `--travel` is how far it comes from. The picture's travel
 * adds to that of its slide.
 */
export function rotationStylesheet(count: number): string {
  const properties = `:root{--slide-interval:${SLIDE_INTERVAL_MS}ms;--slide-transition:${SLIDE_TRANSITION_MS}ms;--slide-easing:${SLIDE_EASING}}`;
  if (count < 2) return properties;

  const cycle = count * SLIDE_INTERVAL_MS;
  const percent = (ms: number, of: number) => `${Number(((ms / of) * 100).toFixed(4))}%`;
  const rotate = (delay: string) => `slide-rotate ${cycle}ms var(--slide-easing) ${delay} infinite`;
  const first = SLIDE_INTERVAL_MS + SLIDE_TRANSITION_MS;
  return [
    properties,
    `.swiper-slide{--slide:0;--place:calc(var(--slide)*-100%);--travel:100%;--slide-animation:${rotate(`calc(var(--slide)*${SLIDE_INTERVAL_MS}ms)`)}}`,
    `.swiper-slide:first-child{--slide-animation:slide-leave ${first}ms var(--slide-easing) forwards,${rotate(`${cycle}ms`)}}`,
    ...Array.from(
      { length: count - 1 },
      (_, index) => `.swiper-slide:nth-child(${index + 2}){--slide:${index + 1}}`,
    ),
    `@keyframes slide-leave{${percent(SLIDE_INTERVAL_MS, first)}{${place(0)}}to{${place(-1)}}}`,
    `@keyframes slide-rotate{0%{${place(1)}}`,
    `${percent(SLIDE_TRANSITION_MS, cycle)}{${place(0)}}${percent(SLIDE_INTERVAL_MS, cycle)}{${place(0)}}`,
    `${percent(first, cycle)},to{${place(-1)}}}`,
  ].join('');
}

/** Moves an element into view (0), or beside it: to the right (1) or to the left (-1). */
function place(position: number): string {
  return `transform:translateX(calc(var(--place) + ${position}*var(--travel)))`;
}
