/** Marks a button whose click has no answer yet. The loader repeats the click. */
export const CLICKED_ATTRIBUTE = 'data-clicked';

/** The value of the mark. A page of an earlier version may have the mark with an empty value. */
export const CLICKED_VALUE = 'click';
