import type { Rotation } from '@/lib/kit/loader';

/** How long a slide is shown, from change to change, in milliseconds (PRODUCT rule 18). */
export const SLIDE_INTERVAL_MS = 3000;

/** When the words of the next slide start to arrive, in milliseconds after the change. */
const WORDS_START_MS = 60;

/**
 * When each part of the next slide starts to arrive, and how long it moves, in milliseconds. The
 * part that it replaces moves away from the beginning of the change on.
 */
export const ARRIVALS = [
  { part: 'words', start: WORDS_START_MS, duration: 220 },
  { part: 'picture', start: 80, duration: 420 },
];

/**
 * How long a part takes to become opaque, in milliseconds, while the one that it replaces becomes
 * transparent. Both opacities together are always 1, so the panel is never empty.
 */
export const FADE_MS = 100;

/** How long one slide takes to replace another, in milliseconds. */
export const SLIDE_TRANSITION_MS = Math.max(
  ...ARRIVALS.map(({ start, duration }) => start + duration),
);

/** The rotation of so many slides. */
export function rotationOf(count: number): Rotation {
  return [SLIDE_INTERVAL_MS, count, SLIDE_TRANSITION_MS, WORDS_START_MS];
}
