/**
 * Marks the style element that brings the display face in. The export holds it back by its `media`, and the starter lets
 * it in once the first screen is painted: until then a slow line belongs to the words and the first picture.
 */
export const DISPLAY_FACE_ATTRIBUTE = 'data-display-face';
