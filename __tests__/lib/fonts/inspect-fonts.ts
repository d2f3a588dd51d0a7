import { readFile } from 'node:fs/promises';
import type { Font } from 'harfbuzzjs';
import { decompress } from 'wawoff2';
import { buildWebFonts, type WebFont } from '@/lib/fonts/build-web-fonts';
import { openFont, widthInEms } from '@/lib/fonts/shape-text';
import { copies, VARIANTS, type Variant } from '@/lib/region/variants';

/** What the tests read of a variant's fonts. */
export interface InspectedFonts {
  readonly locale: string;
  readonly files: readonly { readonly name: string; readonly base64: string }[];
  /** Whether another build of the same texts made the same files. */
  readonly repeatable: boolean;
  /** The characters of each font. */
  readonly display: string;
  readonly devanagari: string;
  /** The widths of the figures and of the characters of the offer's amounts, in ems. */
  readonly widths: Readonly<Record<string, number>>;
  readonly amountWidths: { readonly from: number; readonly to: number };
  /** The ascent and the descent of the display font, in ems. */
  readonly ascent: number;
  readonly descent: number;
  /** The words in Devanagari, and those of them that look different in the whole source font. */
  readonly words: readonly string[];
  readonly differentWords: readonly string[];
}

/** Builds the fonts of every variant. `build-web-fonts.test.ts` runs it in a process of Node. */
export function inspectFonts(): Promise<InspectedFonts[]> {
  return Promise.all(VARIANTS.map(inspect));
}

/** The characters of India's display font for a company's name. */
export async function charactersFor(name: string): Promise<string> {
  const { display } = await buildWebFonts({ ...variantWith('Loans from'), company: { name } });
  return charactersOf(await open(display));
}

/** The message of the error for a text of ours; blank if there is none. */
export async function errorFor(text: string): Promise<string> {
  const site = { ...variantWith(text), company: { name: 'Example Finance' } };
  return buildWebFonts(site).then(
    () => '',
    (error: unknown) => (error as Error).message,
  );
}

/** India in English, with a text of ours in the offer. */
function variantWith(text: string): Pick<Variant, 'copy' | 'messages' | 'language'> {
  const [variant] = VARIANTS;
  if (!variant) throw new Error('There is no variant.');
  const copy = copies.india.en;
  return { ...variant, copy: { ...copy, offer: { ...copy.offer, before: text } } };
}

async function inspect(variant: Variant): Promise<InspectedFonts> {
  const site = { ...variant, company: { name: 'Example Finance' } };
  const { display, devanagari, amountWidths } = await buildWebFonts(site);
  const files = devanagari ? [display, devanagari] : [display];
  const again = await buildWebFonts(site);
  const font = await open(display);
  const { ascender, descender } = font.hExtents();
  const { from, to } = variant.copy.offer;
  const words = [...new Set(JSON.stringify([variant.copy, variant.messages]).match(DEVANAGARI))];
  return {
    locale: variant.locale,
    files: files.map(({ name, bytes }) => ({ name, base64: base64(bytes) })),
    repeatable: [again.display, again.devanagari].every(
      (file, index) => file?.name === files[index]?.name,
    ),
    display: charactersOf(font),
    devanagari: devanagari ? charactersOf(await open(devanagari)) : '',
    widths: Object.fromEntries(
      await Promise.all(
        Array.from(`0123456789${from}${to}`, async (character) => [
          character,
          await widthInEms(font, character),
        ]),
      ),
    ) as Record<string, number>,
    amountWidths,
    ascent: ascender / font.face.upem,
    descent: -descender / font.face.upem,
    words,
    differentWords: devanagari ? await differentWords(words, devanagari) : [],
  };
}

const DEVANAGARI = /[\u0900-\u097f\u200c\u200d]+/g;

async function differentWords(words: readonly string[], subset: WebFont): Promise<string[]> {
  const source = await openFont(
    await decompress(await readFile('lib/fonts/sources/anek-devanagari.woff2')),
  );
  const part = await open(subset);
  const { Buffer, shape } = await import('harfbuzzjs');
  const outlines = (font: Font, word: string) => {
    const buffer = new Buffer();
    buffer.addText(word);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    return JSON.stringify(
      buffer
        .getGlyphInfos()
        .map(({ codepoint }, index) => [positions[index], font.glyphToPath(codepoint)]),
    );
  };
  return words.filter((word) => outlines(source, word) !== outlines(part, word));
}

async function open({ bytes }: WebFont): Promise<Font> {
  return openFont(await decompress(bytes));
}

function charactersOf(font: Font): string {
  return String.fromCodePoint(...font.face.collectUnicodes());
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}
