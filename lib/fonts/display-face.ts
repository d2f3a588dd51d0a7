/**
 * Marks a document that is set in the display face (app/base.css). The export takes the mark away, and the loader sets it
 * again once the first screen is painted: until then a slow line belongs to the words and the first picture.
 */
export const DISPLAY_FACE_ATTRIBUTE = 'data-display-face';
