import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Feature, Font, GlyphInfo, GlyphPosition } from 'harfbuzzjs';
import { decompress } from 'wawoff2';

/** A dynamic import: the package is ESM-only, and import-typescript.mjs bundles to CommonJS. */
const loadHarfbuzz = () => import('harfbuzzjs');

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

async function bufferOf(text: string) {
  const { Buffer } = await loadHarfbuzz();
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  return buffer;
}

/** The glyphs of a text in their order. HarfBuzz calls the id of a glyph `codepoint`. */
export async function shapeText(font: Font, text: string, features: Feature[] = []) {
  const { shape } = await loadHarfbuzz();
  const buffer = await bufferOf(text);
  shape(font, buffer, features);
  return buffer.getGlyphInfosAndPositions() as (GlyphInfo & GlyphPosition)[];
}

/** The width of a text in ems, with tabular figures and without kerning. */
export async function widthInEms(font: Font, text: string): Promise<number> {
  const { Feature } = await loadHarfbuzz();
  const glyphs = await shapeText(font, text, [new Feature('tnum', 1), new Feature('kern', 0)]);
  const width = glyphs.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  return Number((width / font.face.upem).toFixed(2));
}

/**
 * The ids of the glyphs that some texts need, with those of intermediate steps: shaping may replace
 * the glyph of a letter several times.
 */
export async function glyphsOf(font: Font, texts: Iterable<string>): Promise<Set<number>> {
  const { shapeWithTrace, TracePhase } = await loadHarfbuzz();
  const ids = new Set<number>();
  for (const text of texts)
    for (const step of shapeWithTrace(font, await bufferOf(text), [], 0, TracePhase.DONT_STOP))
      // Before, the buffer has the characters of the text.
      if (step.glyphs) for (const { g } of step.t as { g: number }[]) ids.add(g);
  return ids;
}
