import { DISPLAY_WEIGHT, openSource, shapeText, textInScript, type ScriptFont } from '../fonts';

/** The fonts that draw text: their files, from the root of the project. */
export interface OutlineFonts {
  /** For Latin letters. */
  readonly display: string;
  readonly scripts: readonly ScriptFont[];
}

/**
 * Converts a line of texts, each with its size, to outlines of the display font: SVG paths that
 * start at the origin. sharp can draw text itself, but it reads no WOFF2 file, it draws a missing
 * character with a font of the machine, and it fails on machines without fonts. A character that
 * our fonts lack stops the build in build-web-fonts.ts.
 */
export async function outlineLine(
  fonts: OutlineFonts,
  ...texts: readonly (readonly [text: string, size: number])[]
) {
  let width = 0;
  let paths = '';
  for (const [text, size] of texts)
    for (const run of runsOf(text, fonts.scripts)) {
      const font = await displayFont(run, fonts);
      const scale = size / font.face.upem;
      // In a font, y grows upwards.
      const upright = `scale(${scale} ${-scale})`;
      for (const { codepoint: glyph, xAdvance, xOffset, yOffset } of shapeText(font, run)) {
        const place = `translate(${width + xOffset * scale} ${-yOffset * scale}) ${upright}`;
        paths += `<path transform="${place}" d="${font.glyphToPath(glyph)}"/>`;
        width += xAdvance * scale;
      }
    }
  return { width, paths, size: Math.max(...texts.map(([, size]) => size)) };
}

/** The parts of a text that one font sets. */
function runsOf(text: string, scripts: readonly ScriptFont[]): string[] {
  if (scripts.length === 0) return [text];
  const inScripts = scripts.map((script) => textInScript(script).source).join('|');
  // `split` with a capture group also returns the matches.
  return text.split(new RegExp(`(${inScripts})`, 'u')).filter(Boolean);
}

/** The font of a run: extra bold, and the display font at the optical size of large text. */
async function displayFont(run: string, { display, scripts }: OutlineFonts) {
  const { Variation } = await import('harfbuzzjs');
  const script = scripts.find((script) => textInScript(script).test(run));
  const { font } = await openSource(script?.source ?? display);
  font.setVariations([new Variation('wght', DISPLAY_WEIGHT), new Variation('opsz', 96)]);
  return font;
}
