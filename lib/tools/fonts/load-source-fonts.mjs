import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const FOLDER = '@fontsource-variable/bricolage-grotesque/files';

/** The weight of the display font (`font-weight`): all text in it is extra bold. */
export const WEIGHT = 800;

/**
 * Cuts the variable source font of the display font down to some characters, at one point of its
 * design space.
 *
 * @param {'latin' | 'latin-ext'} part the file of the npm package; only `latin-ext` contains ₹
 * @param {string} characters the characters to keep
 * @param {number} opticalSize the `opsz` axis, in points
 * @returns {Promise<Buffer>} a TrueType font
 */
export function subsetSourceFont(part, characters, opticalSize) {
  const file = require.resolve(`${FOLDER}/bricolage-grotesque-${part}-standard-normal.woff2`);
  return subsetFont(readFileSync(file), characters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: WEIGHT, wdth: 100, opsz: opticalSize },
  });
}

/**
 * The Devanagari font of the display text, with all its glyphs.
 *
 * @param {object} variationAxes a weight, or a range of weights
 * @returns {Promise<Buffer>} a TrueType font with its copyright and licence
 */
export function devanagariSourceFont(variationAxes) {
  const file =
    require.resolve('@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2');
  return subsetFont(readFileSync(file), '', {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    variationAxes,
    preserveNameIds: LICENCE_NAME_IDS,
  });
}

/**
 * Copyright, licence and the licence's URL in a font's name table. The OFL asks for them in every
 * copy.
 */
export const LICENCE_NAME_IDS = [0, 13, 14];
