import { SLIDE_INTERVAL_MS, SLIDE_TRANSITION_MS } from './timing';

/**
 * The slide that CSS shows, and how many milliseconds of its transition remain. Without a running
 * rotation (a hidden section, jsdom): the first slide, 0 ms.
 *
 * @param part a part of a slide that CSS moves. All of them have the same time.
 * @param count of the slides.
 */
export function readCssRotation(
  part: Element | null,
  count: number,
): { index: number; movesFor: number } {
  const time = part?.getAnimations?.()[0]?.currentTime;
  if (typeof time !== 'number') return { index: 0, movesFor: 0 };
  // The change that brings the first slide has begun before the time 0.
  const sinceFirstChange = time + SLIDE_TRANSITION_MS;
  return {
    index: Math.floor(sinceFirstChange / SLIDE_INTERVAL_MS) % count,
    movesFor: Math.max(0, SLIDE_TRANSITION_MS - (sinceFirstChange % SLIDE_INTERVAL_MS)),
  };
}
