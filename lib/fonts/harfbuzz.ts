import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Buffer, Font } from 'harfbuzzjs';
import { decompress } from 'wawoff2';

/** Loads a TrueType font into HarfBuzz, the library with which browsers shape text. */
export async function openFont(bytes: Uint8Array): Promise<Font> {
  const { Blob, Face, Font } = await loadHarfbuzz();
  return new Font(new Face(new Blob(bytes)));
}

/** The display font in `lib/fonts/sources`. */
export const DISPLAY_SOURCE = 'bricolage-grotesque.ttf';

/** Loads one of the fonts in `lib/fonts/sources`. */
export async function openSource(file: string) {
  // The path begins at the project's folder, because Next moves this module into a bundle.
  const stored = await readFile(join(process.cwd(), 'lib/fonts/sources', file));
  // The decoder returns a part of its memory, which the next font overwrites.
  const bytes = file.endsWith('.woff2') ? Uint8Array.from(await decompress(stored)) : stored;
  return { bytes, font: await openFont(bytes) };
}

/** A dynamic import: the package is ESM-only, and import-typescript.mjs bundles to CommonJS. */
function loadHarfbuzz() {
  return import('harfbuzzjs');
}

/**
 * The glyphs of a text in their order, with their advances and offsets.
 *
 * @param features the OpenType features to switch on (1) or off (0).
 */
export async function shapeText(
  font: Font,
  text: string,
  features: Readonly<Record<string, number>> = {},
  onStep?: (buffer: Buffer, message: string) => void,
) {
  const { Buffer, Feature, shape } = await loadHarfbuzz();
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  if (onStep)
    buffer.setMessageFunc((current, _, message) => {
      onStep(current, message);
      return true;
    });
  shape(
    font,
    buffer,
    Object.entries(features).map(([tag, value]) => new Feature(tag, value)),
  );
  const infos = buffer.getGlyphInfos();
  return buffer
    .getGlyphPositions()
    .map((position, index) => ({ ...position, glyph: infos[index]?.codepoint ?? 0 }));
}

/** The width of a text in ems, with tabular figures and without kerning. */
export async function widthInEms(font: Font, text: string): Promise<number> {
  const glyphs = await shapeText(font, text, { tnum: 1, kern: 0 });
  const width = glyphs.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  return Number((width / font.face.upem).toFixed(2));
}

/**
 * The ids of the glyphs that some texts need, with those of intermediate steps: shaping may replace
 * the glyph of a letter several times.
 */
export async function glyphsOf(font: Font, texts: Iterable<string>): Promise<Set<number>> {
  const glyphs = new Set<number>();
  for (const text of texts) {
    let substitutes = false;
    const shaped = await shapeText(font, text, {}, (buffer, message) => {
      // Before the first substitution, the buffer has characters and not glyphs.
      substitutes ||= message.startsWith('start table GSUB');
      if (substitutes) for (const { codepoint } of buffer.getGlyphInfos()) glyphs.add(codepoint);
    });
    for (const { glyph } of shaped) glyphs.add(glyph);
  }
  return glyphs;
}
