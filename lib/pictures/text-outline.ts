import { DISPLAY_SOURCE, openSource, shapeText } from '@/lib/fonts/harfbuzz';
import { SCRIPT_FONTS, textInScript } from '@/lib/fonts/script-fonts';

/**
 * Converts a line of text to outlines of the display font: SVG paths that start at the origin. One
 * em is 1000 units wide. sharp can draw text itself, but it reads no WOFF2 file, it draws a missing
 * character with a font of the machine, and it fails on machines without fonts. A
 * character that our fonts lack stops the build in build-web-fonts.ts.
 */
export async function outlineText(text: string) {
  let width = 0;
  const paths: string[] = [];
  for (const run of runsOf(text)) {
    const font = await displayFont(run);
    const scale = 1000 / font.face.upem;
    for (const { glyph, xAdvance, xOffset, yOffset } of await shapeText(font, run)) {
      const place = `translate(${width + xOffset * scale} ${yOffset * scale}) scale(${scale})`;
      paths.push(`<path transform="${place}" d="${font.glyphToPath(glyph)}"/>`);
      width += xAdvance * scale;
    }
  }
  return { width, paths: paths.join('') };
}

/** The parts of a text that one font sets. */
function runsOf(text: string): string[] {
  const scripts = Object.values(SCRIPT_FONTS).map((font) => textInScript(font).source);
  // `split` with a capture group also returns the matches.
  return text.split(new RegExp(`(${scripts.join('|')})`, 'u')).filter(Boolean);
}

/** The font of a run: extra bold, and the display font at the optical size of large text. */
async function displayFont(run: string) {
  const { Variation } = await import('harfbuzzjs');
  const ofScript = Object.values(SCRIPT_FONTS).find((font) => textInScript(font).test(run));
  const { font } = await openSource(ofScript?.source ?? DISPLAY_SOURCE);
  const axes = [new Variation('wght', 800)];
  font.setVariations(ofScript ? axes : [...axes, new Variation('opsz', 96)]);
  return font;
}
