/** How long a slide is shown, from change to change, in milliseconds (PRODUCT rule 18). */
export const SLIDE_INTERVAL_MS = 3000;

/** How long one slide takes to replace another, in milliseconds. */
export const SLIDE_TRANSITION_MS = 480;

/** How a slide moves: fast at first, then slowly into its place. */
export const SLIDE_EASING = 'cubic-bezier(.33,1,.68,1)';
