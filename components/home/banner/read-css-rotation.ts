import { slideAt, timeOf } from '@/lib/kit/loader';
import { rotationOf, SLIDE_TRANSITION_MS } from './timing';

/**
 * The slide that CSS shows, and how many milliseconds ago it began to arrive. Without a running
 * rotation (a hidden section, jsdom): the first slide, 0 ms.
 */
export function readCssRotation(viewport: Element): { index: number; elapsed: number } {
  // All parts of all slides have the same time.
  const time = viewport.querySelector('.carousel__words')?.getAnimations?.()[0]?.currentTime;
  if (typeof time !== 'number') return { index: 0, elapsed: 0 };
  const { length } = viewport.querySelectorAll('.swiper-slide');
  const rotation = rotationOf(length);
  const slide = slideAt(time, rotation);
  return {
    index: slide % length,
    elapsed: time - timeOf(slide, rotation) + SLIDE_TRANSITION_MS,
  };
}
