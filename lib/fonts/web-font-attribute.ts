/**
 * Enables the web font: `app/base.css` uses the display font only in a document with this
 * attribute. Every page sets it after the first paint, so that text and the first picture load
 * before the font (enable-web-font.ts).
 */
export const WEB_FONT_ATTRIBUTE = 'data-display-font';

/**
 * The fonts that the attribute enables, as `FontFaceSet.load` takes them (CSS Font Loading §3.2).
 * A variant without Devanagari declares no font of that name.
 */
export const WEB_FONTS = '800 1em Display, Devanagari';
