import { SLIDE_INTERVAL_MS, SLIDE_TRANSITION_MS } from './timing';

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
