import { DEVANAGARI_TEXT } from '@/lib/fonts/devanagari';
import { openSource, shapeText } from '@/lib/fonts/harfbuzz';

/** The glyph that a font shows for a character that it lacks. */
const MISSING_GLYPH = 0;

/**
 * Converts a line of text to outlines of the display font. They are SVG paths that start at the
 * origin; one em is 1000 units wide. sharp can draw text itself, but reads no WOFF2 file, takes a
 * character that the font lacks from a font of the machine, and reports an error on machines without
 * fonts.
 *
 * @throws if the fonts lack a character.
 */
export async function outlineText(text: string) {
  let width = 0;
  const paths: string[] = [];
  // With a group, the parts between the matches and the matches themselves.
  for (const run of text.split(new RegExp(`(${DEVANAGARI_TEXT.source})`)).filter(Boolean)) {
    const font = await displayFont(DEVANAGARI_TEXT.test(run) ? 'Deva' : 'Latn');
    const scale = 1000 / font.face.upem;
    for (const { glyph, xAdvance, xOffset, yOffset } of await shapeText(font, run)) {
      if (glyph === MISSING_GLYPH)
        throw new Error(`The display font lacks a character of "${run}".`);
      const place = `translate(${width + xOffset * scale} ${yOffset * scale}) scale(${scale})`;
      paths.push(`<path transform="${place}" d="${font.glyphToPath(glyph)}"/>`);
      width += xAdvance * scale;
    }
  }
  return { width, paths: paths.join('') };
}

/** The display font: extra bold, and at the optical size of large text. */
async function displayFont(script: 'Latn' | 'Deva') {
  const { Variation } = await import('harfbuzzjs');
  const { font } = await openSource(script);
  const axes = [new Variation('wght', 800)];
  font.setVariations(script === 'Deva' ? axes : [...axes, new Variation('opsz', 96)]);
  return font;
}
