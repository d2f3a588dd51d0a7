import * as harfbuzz from 'harfbuzzjs';
import { devanagariSourceFont, subsetSourceFont, WEIGHT } from './subset-source-font.mjs';

/** The optical size of large text, in points. */
const LARGE_TEXT = 96;

/** The characters that one font outlines together. */
const RUNS = /₹|[\u0900-\u097f]+|[^₹\u0900-\u097f]+/g;

/**
 * How each font is loaded, with the characters it needs. The source of the display font keeps ₹ in
 * a file of its own.
 */
const LOADERS = {
  rupee: (text) => subsetSourceFont('latin-ext', text, LARGE_TEXT),
  devanagari: () => devanagariSourceFont({ wght: WEIGHT }),
  latin: (text) => subsetSourceFont('latin', text, LARGE_TEXT),
};

/**
 * Loads the fonts for {@link outline}.
 *
 * @param {string} text the text to outline
 */
export async function displayFont(text) {
  const characters = {};
  for (const run of text.match(RUNS) ?? [])
    characters[fontOf(run)] = `${characters[fontOf(run)] ?? ''}${run}`;
  const fonts = Object.entries(characters).map(async ([name, used]) => [
    name,
    fontFrom(await LOADERS[name](used)),
  ]);
  return Object.fromEntries(await Promise.all(fonts));
}

function fontOf(run) {
  if (run === '₹') return 'rupee';
  return /[\u0900-\u097f]/.test(run) ? 'devanagari' : 'latin';
}

/**
 * Converts a line of text to SVG paths that start at the origin. Its width is in thousandths of an
 * em.
 */
export function outline(face, text) {
  let width = 0;
  const paths = [];
  for (const run of text.match(RUNS) ?? []) {
    const font = face[fontOf(run)];
    const scale = 1000 / font.face.upem;
    for (const { codepoint, xAdvance, xOffset, yOffset } of shape(font, run)) {
      const place = `translate(${width + xOffset * scale} ${yOffset * scale}) scale(${scale})`;
      paths.push(`<path transform="${place}" d="${font.glyphToPath(codepoint)}"/>`);
      width += xAdvance * scale;
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
