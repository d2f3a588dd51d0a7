import { fontFrom, shape } from './shape-text.mjs';

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
