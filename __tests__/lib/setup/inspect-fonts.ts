import type { Font } from 'harfbuzzjs';
import { decompress } from 'wawoff2';
import { buildWebFonts, type WebFont } from '@/lib/fonts/build-web-fonts';
import { openFont, openSource, shapeText, widthInEms } from '@/lib/fonts/harfbuzz';
import { copies, interfaceMessages, VARIANTS, type Variant } from '@/lib/region/variants';

const DEVANAGARI = /[\u0900-\u097f\u200c\u200d]+/g;

/** What the tests read of the fonts. `build-web-fonts.test.ts` runs it in a process of Node. */
export async function inspectFonts() {
  return {
    fonts: await Promise.all(VARIANTS.map(inspect)),
    named: await charactersOf((await buildWith('Loans from', 'Müller Ω महा')).display),
    missing: await errorFor('Loans ✓ from'),
    missingLetter: await errorFor('ऋण from'),
  };
}

/** India in English, with a text of ours in the offer. */
function buildWith(text: string, companyName = 'Example Finance') {
  const { en } = copies.india;
  const copy = { ...en, offer: { ...en.offer, before: text } };
  return buildWebFonts({ copy, messages: interfaceMessages.en, language: 'en' }, companyName);
}

async function errorFor(text: string): Promise<string> {
  return buildWith(text).then(
    () => '',
    (error: unknown) => (error as Error).message,
  );
}

async function inspect(variant: Variant) {
  const { display, devanagari, amountWidths } = await buildWebFonts(variant, 'Example Finance');
  const again = await buildWebFonts(variant, 'Example Finance');
  const font = await open(display);
  const { ascender, descender } = font.hExtents();
  const { from, to } = variant.copy.offer;
  const words = [
    ...new Set(JSON.stringify([variant.copy, variant.messages]).match(DEVANAGARI) ?? []),
  ];
  return {
    locale: variant.locale,
    hasDevanagari: Boolean(devanagari),
    /** Whether another build of the same texts made the same files. */
    repeatable: again.display.name === display.name && again.devanagari?.name === devanagari?.name,
    characters: (await charactersOf(display)) + (devanagari ? await charactersOf(devanagari) : ''),
    digitWidths: await Promise.all(Array.from('0123456789', (digit) => widthInEms(font, digit))),
    amountWidths,
    /** The widths of the amounts, one character after the other. */
    summedWidths: { from: await summedWidth(font, from), to: await summedWidth(font, to) },
    /** The ascent and the descent of the display font, in ems. */
    ascent: ascender / font.face.upem,
    descent: -descender / font.face.upem,
    words,
    /** The words in Devanagari that look different in the whole source font. */
    differentWords: devanagari ? await differentWords(words, await open(devanagari)) : [],
  };
}

async function summedWidth(font: Font, text: string): Promise<number> {
  const widths = await Promise.all(Array.from(text, (character) => widthInEms(font, character)));
  return widths.reduce((sum, one) => sum + one, 0);
}

async function differentWords(words: readonly string[], part: Font): Promise<string[]> {
  const { font: source } = await openSource('Deva');
  const outlines = async (font: Font, word: string) =>
    JSON.stringify(
      (await shapeText(font, word)).map(({ glyph, ...position }) => [
        position,
        font.glyphToPath(glyph),
      ]),
    );
  const different: string[] = [];
  for (const word of words)
    if ((await outlines(source, word)) !== (await outlines(part, word))) different.push(word);
  return different;
}

async function open({ bytes }: WebFont): Promise<Font> {
  return openFont(await decompress(bytes));
}

async function charactersOf(font: WebFont): Promise<string> {
  return String.fromCodePoint(...(await open(font)).face.collectUnicodes());
}
