import { readFile } from 'node:fs/promises';
import * as harfbuzz from 'harfbuzzjs';
import { decompress } from 'wawoff2';

const SOURCES = new URL('../../fonts/sources/', import.meta.url);

/** The weight of the display font, at the optical size of large text. */
const LATIN = { wght: 800, opsz: 96 };
const DEVANAGARI = { wght: 800 };

/** The characters that one font outlines together. */
const RUNS = /[\u0900-\u097f]+|[^\u0900-\u097f]+/g;

/** The glyph that a font shows for a character that it lacks. */
const MISSING_GLYPH = 0;

/** Loads the fonts for {@link outline}. */
export async function displayFont() {
  const source = (file) => readFile(new URL(file, SOURCES));
  return {
    latin: fontFrom(await source('bricolage-grotesque.ttf'), LATIN),
    devanagari: fontFrom(await decompress(await source('anek-devanagari.woff2')), DEVANAGARI),
  };
}

function fontFrom(bytes, axes) {
  const font = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(bytes)));
  font.setVariations(Object.entries(axes).map(([tag, at]) => new harfbuzz.Variation(tag, at)));
  return font;
}

/**
 * Converts a line of text to SVG paths that start at the origin. Its width is in thousandths of an
 * em. It is an error if the fonts lack a character.
 */
export function outline(face, text) {
  let width = 0;
  const paths = [];
  for (const run of text.match(RUNS) ?? []) {
    const font = /[\u0900-\u097f]/.test(run) ? face.devanagari : face.latin;
    const scale = 1000 / font.face.upem;
    for (const { codepoint, xAdvance, xOffset, yOffset } of shape(font, run)) {
      if (codepoint === MISSING_GLYPH)
        throw new Error(`The fonts of pictures lack a character of "${run}" (text-outline.mjs).`);
      const place = `translate(${width + xOffset * scale} ${yOffset * scale}) scale(${scale})`;
      paths.push(`<path transform="${place}" d="${font.glyphToPath(codepoint)}"/>`);
      width += xAdvance * scale;
    }
  }
  return { width, paths: paths.join('') };
}

/** The glyphs of a text with their advances and offsets. */
function shape(font, text) {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map((info, index) => ({ ...info, ...positions[index] }));
}
