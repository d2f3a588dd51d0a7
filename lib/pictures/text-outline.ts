import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** The glyph that a font shows for a character that it lacks. */
const MISSING_GLYPH = 0;

/** The sources of the display font, and the place in their design space: extra bold, large. */
const BRICOLAGE = { wght: 800, wdth: 100, opsz: 96 };
const FONTS = {
  // The source keeps ₹ in a file of its own.
  rupee: {
    file: 'bricolage-grotesque/files/bricolage-grotesque-latin-ext-standard-normal',
    axes: BRICOLAGE,
  },
  devanagari: {
    file: 'anek-devanagari/files/anek-devanagari-devanagari-wght-normal',
    axes: { wght: 800 },
  },
  latin: {
    file: 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal',
    axes: BRICOLAGE,
  },
};

/** A part of a text whose characters are all in one font. */
const RUNS = /(?<rupee>₹+)|(?<devanagari>[\u0900-\u097f]+)|(?<latin>[^₹\u0900-\u097f]+)/g;

/** A line of text as SVG paths. It starts at the origin, and one em is 1000 units wide. */
export interface Outline {
  readonly width: number;
  readonly paths: string;
}

/**
 * Converts a line of text to outlines of the display font, so that no font has to be installed.
 *
 * @throws if the fonts lack a character.
 */
export async function outlineText(text: string): Promise<Outline> {
  let width = 0;
  const paths: string[] = [];
  for (const { 0: run, groups } of text.matchAll(RUNS)) {
    const [name] = Object.entries(groups ?? {}).find(([, part]) => part) as [
      keyof typeof FONTS,
      string,
    ];
    const face = new harfbuzz.Face(new harfbuzz.Blob(await instanceOf(name, run)));
    const font = new harfbuzz.Font(face);
    const scale = 1000 / face.upem;
    const buffer = new harfbuzz.Buffer();
    buffer.addText(run);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    buffer.getGlyphInfos().forEach(({ codepoint: glyph }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      if (glyph === MISSING_GLYPH)
        throw new Error(`The display font lacks a character of "${run}".`);
      const place = `translate(${width + xOffset * scale} ${yOffset * scale}) scale(${scale})`;
      paths.push(`<path transform="${place}" d="${font.glyphToPath(glyph)}"/>`);
      width += xAdvance * scale;
    });
  }
  return { width, paths: paths.join('') };
}

/** A TrueType font with the characters of a text, at one place of the design space. */
async function instanceOf(name: keyof typeof FONTS, text: string): Promise<ArrayBuffer> {
  const { file, axes } = FONTS[name];
  const path = join(process.cwd(), 'node_modules/@fontsource-variable', `${file}.woff2`);
  const font = await subsetFont(await readFile(path), text, {
    targetFormat: 'sfnt',
    variationAxes: axes,
  });
  return new Uint8Array(font).buffer;
}
