/**
 * Enables the web font: `app/base.css` uses the display face only in a document with this
 * attribute. The export removes it, and the loader sets it again after the first paint, so that
 * text and the first picture load before the font.
 */
export const WEB_FONT_ATTRIBUTE = 'data-display-face';
