import type { DISPLAY_WEIGHT } from '../fonts';

/**
 * Enables the web font: style sheets use the display font only in a document with this
 * attribute. Every page sets it after the first paint, so that text and the first picture load
 * before the font (enable-web-font.ts).
 */
export const WEB_FONT_ATTRIBUTE = 'data-display-font';

/** The font of a variant in another script than Latin. Others declare no font with this name. */
export const SCRIPT_FAMILY = 'Script';

/**
 * The fonts that the attribute enables, for `FontFaceSet.load` (CSS Font Loading §3.2). The compiler
 * compares it with its parts: made from them, it would be longer in the loader.
 */
export const WEB_FONTS: `${typeof DISPLAY_WEIGHT} 1em Display, ${typeof SCRIPT_FAMILY}` =
  '800 1em Display, Script';
