import { devanagariSourceFont, subsetSourceFont, WEIGHT } from './load-source-fonts.mjs';
import { fontFrom, MISSING_GLYPH, shape } from './shape-text.mjs';

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
 * em. It is an error if the fonts lack a character.
 */
export function outline(face, text) {
  let width = 0;
  const paths = [];
  for (const run of text.match(RUNS) ?? []) {
    const font = face[fontOf(run)];
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
