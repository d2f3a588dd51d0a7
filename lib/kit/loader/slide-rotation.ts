/**
 * Slides that CSS animations show in turn. Every animation has the same time, which says which slide
 * is shown: slides are counted from 0, and from `count` on the first one is shown again.
 */
export type Rotation = readonly [
  /** From slide to slide, in milliseconds. */
  interval: number,
  count: number,
  /** How long one slide takes to replace another, in milliseconds. */
  transition: number,
  /** How long nothing of the new slide is visible at the beginning of that, in milliseconds. */
  unseen: number,
];

/** The time at which a slide is in its place. */
export function timeOf(slide: number, [interval]: Rotation): number {
  return slide * interval;
}

/** The slide that is in its place, or is the last that has begun to arrive. */
export function slideAt(time: number, [interval, , transition]: Rotation): number {
  return Math.floor((time + transition) / interval);
}

/**
 * The `animation-delay` of a slide whose keyframes begin with its arrival. It is negative, by a whole
 * cycle, so that each slide has its state from the first frame on.
 */
export function delayOf(slide: number, rotation: Rotation): number {
  const [, count, transition] = rotation;
  return timeOf(slide - count, rotation) - transition;
}
