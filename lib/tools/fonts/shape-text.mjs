import * as harfbuzz from 'harfbuzzjs';

/** The glyph that a font shows for a character that it lacks. */
export const MISSING_GLYPH = 0;

/** @param {Buffer} bytes a font */
export function fontFrom(bytes) {
  return new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(bytes).buffer)));
}

/**
 * The glyphs of a text with their advances and offsets.
 *
 * @param {string[]} features the OpenType features to turn on
 */
export function shape(font, text, features = []) {
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
