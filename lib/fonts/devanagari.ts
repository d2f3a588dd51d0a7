/**
 * The characters that the Devanagari font sets: the block of the script, and two characters without
 * a shape that join or separate its letters. As CSS `unicode-range` has them, and as a text of them.
 */
export const DEVANAGARI_RANGE = 'U+900-97F,U+200C-200D';
export const DEVANAGARI_TEXT = /[\u0900-\u097f\u200c\u200d]+/;
