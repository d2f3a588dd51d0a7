import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as HarfBuzz from 'harfbuzzjs';
import { decompress } from 'wawoff2';

/** Files are found from the project's folder, because Next moves this module into a bundle. */
export const requireFromProject = createRequire(join(process.cwd(), 'package.json'));

/** The functions below need a font, so `openFont` has loaded the package before. */
let harfbuzz: typeof HarfBuzz;

/** Loads a TrueType font into HarfBuzz, the library with which browsers shape text. */
export async function openFont(bytes: Uint8Array): Promise<HarfBuzz.Font> {
  // A dynamic import: the package is ESM-only, and import-typescript.mjs bundles to CommonJS.
  harfbuzz = await import('harfbuzzjs');
  return new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(bytes)));
}

/** Loads a font in TrueType or WOFF2: a file of a package, or, with `./`, of the project. */
export async function openSource(file: string) {
  const stored = await readFile(requireFromProject.resolve(file));
  // The decoder returns a part of its memory, which the next font overwrites.
  const bytes = file.endsWith('.woff2') ? Uint8Array.from(await decompress(stored)) : stored;
  return { bytes, font: await openFont(bytes) };
}

/** The glyphs of a text in their order. HarfBuzz calls the id of a glyph `codepoint`. */
export function shapeText(font: HarfBuzz.Font, text: string, features: HarfBuzz.Feature[] = []) {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer, features);
  return buffer.getGlyphInfosAndPositions() as (HarfBuzz.GlyphInfo & HarfBuzz.GlyphPosition)[];
}

/** The width of a text in ems, with tabular figures and without kerning. */
export function widthInEms(font: HarfBuzz.Font, text: string): number {
  const { Feature } = harfbuzz;
  const glyphs = shapeText(font, text, [new Feature('tnum', 1), new Feature('kern', 0)]);
  const width = glyphs.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  return Number((width / font.face.upem).toFixed(2));
}

export function setWeight(font: HarfBuzz.Font, weight: number): void {
  font.setVariations([new harfbuzz.Variation('wght', weight)]);
}

/**
 * The ids of the glyphs that some texts need, with those of intermediate steps: shaping may replace
 * the glyph of a letter several times.
 */
export function glyphsOf(
  font: HarfBuzz.Font,
  texts: Iterable<string>,
  weight: number,
): Set<number> {
  // Bold letters may have other glyphs, such as the dot of Tamil.
  setWeight(font, weight);
  const ids = new Set<number>();
  const buffer = new harfbuzz.Buffer();
  buffer.setMessageFunc((step) => {
    // Before, the buffer has the characters of the text.
    if (step.getContentType() === harfbuzz.BufferContentType.GLYPHS)
      for (const { codepoint } of step.getGlyphInfos()) ids.add(codepoint);
    return true;
  });
  for (const text of texts) {
    buffer.clearContents();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer);
  }
  return ids;
}
