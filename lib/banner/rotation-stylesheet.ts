import { RING_STEPS, SLIDE_EASING, SLIDE_INTERVAL_MS, SLIDE_TRANSITION_MS } from './timing';

/**
 * The style sheet that rotates `count` slides until Swiper takes over. Keyframes need percentages
 * of the whole cycle, so it is generated for the number of slides.
 * components/home/banner/banner.module.css decides when it applies.
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
  const { declarations, rules } = slideIndexes(count);
  return [
    properties,
    `.swiper-slide{${declarations};--place:calc(var(--slide)*-100%);--travel:100%;${animation('slide-rotate', `calc((var(--slide) - ${count})*${SLIDE_INTERVAL_MS}ms)`)}}`,
    `.swiper-slide:last-child{${animation('slide-rotate', `${(count - 1) * SLIDE_INTERVAL_MS}ms`)}}`,
    `.swiper-slide:first-child{${animation('slide-first', `${SLIDE_TRANSITION_MS}ms`)}}`,
    ...rules,
    `@keyframes slide-first{0%,${percent(SLIDE_INTERVAL_MS - SLIDE_TRANSITION_MS)}{${place(0)}}`,
    `${percent(SLIDE_INTERVAL_MS)}{${place(-1)};animation-timing-function:step-end}`,
    `${percent(cycle - SLIDE_TRANSITION_MS)}{${place(1)}}to{${place(0)}}}`,
    `@keyframes slide-rotate{0%{${place(1)}}`,
    `${percent(SLIDE_TRANSITION_MS)},${percent(SLIDE_INTERVAL_MS)}{${place(0)}}`,
    `${percent(SLIDE_INTERVAL_MS + SLIDE_TRANSITION_MS)},to{${place(-1)}}}`,
  ].join('');
}

/**
 * What sets `--slide` to the index of a slide, from 0: declarations for all slides, and rules for
 * single ones. More than ten slides get it from their tens and ones, with one rule for each digit:
 * 48 slides need 13 rules.
 */
function slideIndexes(count: number): { declarations: string; rules: string[] } {
  const fromOneTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
  if (count <= 10)
    return {
      declarations: '--slide:0',
      rules: fromOneTo(count - 1).map((n) => `.swiper-slide:nth-child(${n + 1}){--slide:${n}}`),
    };
  return {
    declarations: '--tens:0;--ones:0;--slide:calc(var(--tens) + var(--ones))',
    rules: [
      ...fromOneTo(9).map((n) => `.swiper-slide:nth-child(10n+${n + 1}){--ones:${n}}`),
      ...fromOneTo(Math.ceil(count / 10) - 1).map(
        (n) => `.swiper-slide:nth-child(n+${n}1){--tens:${n}0}`,
      ),
    ],
  };
}

/** Moves an element into view (0), or beside it: to the right (1) or to the left (-1). */
function place(position: number): string {
  return `transform:translateX(calc(var(--place) + ${position}*var(--travel)))`;
}
