import * as harfbuzz from 'harfbuzzjs';
import { subsetSourceFont } from './source-font.mjs';

/** The optical size of large text, in points. */
const LARGE_TEXT = 96;

/**
 * Loads the display face for {@link outline}.
 *
 * @param {string} text the text to outline; ₹ comes from another file than the rest
 */
export async function displayFace(text) {
  return {
    latin: fontFrom(await subsetSourceFont('latin', text.replaceAll('₹', ''), LARGE_TEXT)),
    rupee: fontFrom(await subsetSourceFont('latin-ext', '₹', LARGE_TEXT)),
  };
}

/** Converts a line of text to SVG paths that start at the origin. Its width is in font units (1000 per em). */
export function outline(face, text) {
  let width = 0;
  const paths = [];
  for (const run of text.split(/(₹)/).filter(Boolean)) {
    const font = run === '₹' ? face.rupee : face.latin;
    for (const { codepoint, xAdvance } of shape(font, run)) {
      paths.push(`<path transform="translate(${width} 0)" d="${font.glyphToPath(codepoint)}"/>`);
      width += xAdvance;
    }
  }
  return { width, paths: paths.join('') };
}

/**
 * The advance widths of characters with tabular figures, in ems.
 *
 * @param {Buffer} bytes a font of 1000 units per em
 * @param {string} characters
 * @returns {Record<string, number>}
 */
export function advanceWidths(bytes, characters) {
  const font = fontFrom(bytes);
  return Object.fromEntries(
    Array.from(characters, (character) => {
      const [{ xAdvance }] = shape(font, character, ['tnum']);
      return [character, xAdvance / 1000];
    }),
  );
}

function fontFrom(bytes) {
  return new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(bytes).buffer)));
}

function shape(font, text, features = []) {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(
    font,
    buffer,
    features.map((tag) => harfbuzz.Feature.fromString(tag)),
  );
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map((info, index) => ({ ...info, ...positions[index] }));
}
