import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decompress } from 'wawoff2';
import { DEVANAGARI_TEXT } from '@/lib/fonts/devanagari';
import { openFont } from '@/lib/fonts/shape-text';

/** The glyph that a font shows for a character that it lacks. */
const MISSING_GLYPH = 0;

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
  const { Buffer, shape } = await import('harfbuzzjs');
  let width = 0;
  const paths: string[] = [];
  // With a group, the parts between the matches and the matches themselves.
  for (const run of text.split(new RegExp(`(${DEVANAGARI_TEXT.source})`)).filter(Boolean)) {
    const font = await displayFont(DEVANAGARI_TEXT.test(run));
    const scale = 1000 / font.face.upem;
    const buffer = new Buffer();
    buffer.addText(run);
    buffer.guessSegmentProperties();
    shape(font, buffer);
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

/** The display font: extra bold, and at the optical size of large text. */
async function displayFont(devanagari: boolean) {
  const { Variation } = await import('harfbuzzjs');
  const source = (file: string) => readFile(join(process.cwd(), 'lib/fonts/sources', file));
  const font = await openFont(
    devanagari
      ? await decompress(await source('anek-devanagari.woff2'))
      : await source('bricolage-grotesque.ttf'),
  );
  const axes = [new Variation('wght', 800)];
  font.setVariations(devanagari ? axes : [...axes, new Variation('opsz', 96)]);
  return font;
}
