import { SLIDE_INTERVAL_MS, SLIDE_TRANSITION_MS } from './timing';

/**
 * The slide that CSS shows, and how many milliseconds ago it began to arrive. Without a running
 * rotation (a hidden section, jsdom): the first slide, 0 ms.
 */
export function readCssRotation(viewport: Element): { index: number; elapsed: number } {
  // All parts of all slides have the same time.
  const time = viewport.querySelector('.carousel__words')?.getAnimations?.()[0]?.currentTime;
  if (typeof time !== 'number') return { index: 0, elapsed: 0 };
  // The first slide has begun to arrive before the time 0.
  const sinceFirst = time + SLIDE_TRANSITION_MS;
  return {
    index:
      Math.floor(sinceFirst / SLIDE_INTERVAL_MS) %
      viewport.querySelectorAll('.swiper-slide').length,
    elapsed: sinceFirst % SLIDE_INTERVAL_MS,
  };
}
