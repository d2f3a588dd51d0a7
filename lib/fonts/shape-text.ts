import type { Font } from 'harfbuzzjs';

/**
 * Loads a font into HarfBuzz, the library with which browsers shape text.
 *
 * @param bytes a TrueType font
 */
export async function openFont(bytes: Uint8Array): Promise<Font> {
  const { Blob, Face, Font } = await loadHarfbuzz();
  return new Font(new Face(new Blob(bytes)));
}

/** The package exists only as an ES module, and `lib/import-typescript.mjs` makes CommonJS. */
function loadHarfbuzz() {
  return import('harfbuzzjs');
}

/**
 * The width of a text in ems, with figures of equal width. The distances of single pairs of letters
 * (kerning) do not count.
 */
export async function widthInEms(font: Font, text: string): Promise<number> {
  const { Buffer, Feature, shape } = await loadHarfbuzz();
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer, [new Feature('tnum'), new Feature('kern', 0)]);
  const width = buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  return Number((width / font.face.upem).toFixed(2));
}

/**
 * The ids of the glyphs that some texts need. Those of the steps between count, too: a letter may
 * become its final shape through others.
 */
export async function glyphsOf(font: Font, texts: Iterable<string>): Promise<Set<number>> {
  const { Buffer, shape } = await loadHarfbuzz();
  const glyphs = new Set<number>();
  for (const text of texts) {
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    let substitutes = false;
    buffer.setMessageFunc((current, _, message) => {
      // Before the first substitution, the buffer has characters and not glyphs.
      substitutes ||= message.startsWith('start table GSUB');
      if (substitutes) for (const { codepoint } of current.getGlyphInfos()) glyphs.add(codepoint);
      return true;
    });
    shape(font, buffer);
    for (const { codepoint } of buffer.getGlyphInfos()) glyphs.add(codepoint);
  }
  return glyphs;
}
