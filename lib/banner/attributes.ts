/** The attributes by which the loader and the style sheets know the banner and its buttons. */

/** The buttons of the banner. `previous` and `next` need Swiper. */
export type RotationControl = 'toggle' | 'previous' | 'next';

/** Marks a button of the banner. The value is the control. */
export const CONTROL_ATTRIBUTE = 'data-rotation-control';

/**
 * What the visitor has chosen: `on` or `off`. The banner has no such attribute until then, and
 * rotates unless the system asks for reduced motion.
 */
export const CHOICE_ATTRIBUTE = 'data-rotation';

/** Marks the banner. */
export const BANNER_ATTRIBUTE = 'data-banner';

/** Marks the banner once Swiper has taken over. */
export const SWIPER_ATTRIBUTE = 'data-swiper';
