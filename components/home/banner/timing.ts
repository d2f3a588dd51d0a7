/** How long a slide is shown, from change to change, in milliseconds (PRODUCT rule 18). */
export const SLIDE_INTERVAL_MS = 3000;

/** How long one slide takes to replace another, in milliseconds. */
export const SLIDE_TRANSITION_MS = 600;

/** How a slide moves: it starts at once after a press, and arrives slowly. */
export const SLIDE_EASING = 'cubic-bezier(.3,.1,.1,1)';
