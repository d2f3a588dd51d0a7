/** How long a slide is shown, from change to change, in milliseconds (PRODUCT rule 18). */
export const SLIDE_INTERVAL_MS = 3000;

/** How long the words and the picture of the slide before fade out, in milliseconds. */
export const LEAVE_MS = 120;

/** When each part of the next slide starts to arrive, and how long it takes, in milliseconds. */
export const ARRIVALS = [
  { part: 'words', start: LEAVE_MS, duration: 220 },
  { part: 'picture', start: LEAVE_MS + 60, duration: 420 },
];

/** How long one slide takes to replace another, in milliseconds. */
export const SLIDE_TRANSITION_MS = Math.max(
  ...ARRIVALS.map(({ start, duration }) => start + duration),
);
