/** How long a slide is shown, from change to change, in milliseconds (PRODUCT rule 18). */
export const SLIDE_INTERVAL_MS = 3000;

/** The words and the picture of the slide before fade out, in milliseconds. */
export const LEAVE_MS = 120;

/** Then the words of the next slide arrive, and its picture a little later. In milliseconds. */
export const WORDS_ARRIVE_MS = 220;
export const PICTURE_DELAY_MS = 60;
export const PICTURE_ARRIVES_MS = 420;

/** How long one slide takes to replace another, in milliseconds. */
export const SLIDE_TRANSITION_MS = LEAVE_MS + PICTURE_DELAY_MS + PICTURE_ARRIVES_MS;

/** How an arriving part moves: it starts at once, and arrives slowly. */
export const SLIDE_EASING = 'cubic-bezier(.2,.7,.2,1)';
