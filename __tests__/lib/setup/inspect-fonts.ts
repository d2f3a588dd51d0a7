import type { Font } from 'harfbuzzjs';
import { compress, decompress } from 'wawoff2';
import { buildSiteFonts } from '@/lib/fonts/build-site-fonts';
import { DISPLAY_FONT, SCRIPT_FONTS, scriptFontOf } from '@/lib/fonts/font-sources';
import type { HashedFile } from '@/lib/kit/files/hashed-file';
import { openFont, openSource, shapeText, widthInEms } from '@/lib/kit/fonts/harfbuzz';
import { textInScript } from '@/lib/kit/fonts/script-fonts';
import { languages } from '@/lib/region/languages';
import { interfaceMessages } from '@/lib/region/variants';
import { VARIANTS_WITH_COPY, type VariantWithCopy } from '../../region-copies';

/** What the tests read of the fonts. `build-web-fonts.test.ts` runs it in a process of Node. */
export async function inspectFonts() {
  return {
    fonts: await Promise.all(VARIANTS_WITH_COPY.map(inspect)),
    named: await charactersOf((await buildWith('Loans from', 'Müller Ω महा')).display),
    missing: await errorFor('Loans ✓ from'),
    missingLetter: await errorFor('ऋण from'),
    unchanged: await staysUnchanged(SCRIPT_FONTS.Deva.source),
  };
}

/** India in English, with a text of ours in the offer. */
function buildWith(text: string, companyName = 'Example Finance') {
  const copy = { ...VARIANTS_WITH_COPY[0]!.copy, ask: text };
  return buildSiteFonts({ copy, messages: interfaceMessages.en, language: 'en' }, companyName);
}

async function errorFor(text: string): Promise<string> {
  return buildWith(text).then(
    () => '',
    (error: unknown) => (error as Error).message,
  );
}

/** Whether a source in WOFF2 stays as it is when the decoder reads another font. */
async function staysUnchanged(source: string): Promise<boolean> {
  const { bytes } = await openSource(source);
  const before = bytes.slice();
  await decompress(await compress((await openSource(DISPLAY_FONT.source)).bytes));
  return Buffer.compare(before, bytes) === 0;
}

async function inspect(variant: VariantWithCopy) {
  const { display, ofScript, amountWidths } = await buildSiteFonts(variant, 'Example Finance');
  const again = await buildSiteFonts(variant, 'Example Finance');
  const font = await open(display);
  const { ascender, descender } = font.hExtents();
  const { headline, features } = variant.copy;
  const amounts = [headline[1] ?? '', headline[3] ?? '', ...features.map(({ amount }) => amount)];
  const scriptFont = scriptFontOf(languages[variant.language].script);
  const texts = JSON.stringify([variant.copy, variant.messages]);
  const words = [...new Set(scriptFont && texts.match(textInScript(scriptFont)))];
  return {
    locale: variant.locale,
    scriptFile: ofScript?.name,
    scriptBytes: ofScript?.bytes.length,
    /** Whether another build of the same texts made the same files. */
    repeatable: again.display.name === display.name && again.ofScript?.name === ofScript?.name,
    characters: (await charactersOf(display)) + (ofScript ? await charactersOf(ofScript) : ''),
    digitWidths: Array.from('0123456789', (digit) => widthInEms(font, digit)),
    amountWidths,
    /** The widths of the amounts, those of the offer first, one character after the other. */
    summedWidths: amounts.map((amount) => summedWidth(font, amount)),
    /** The ascent and the descent of the display font, in ems. */
    ascent: ascender / font.face.upem,
    descent: -descender / font.face.upem,
    words,
    /** The words of its script that look different in the whole source font. */
    differentWords:
      ofScript && scriptFont
        ? await differentWords(words, await open(ofScript), scriptFont.source)
        : [],
  };
}

function summedWidth(font: Font, text: string): number {
  const widths = Array.from(text, (character) => widthInEms(font, character));
  return widths.reduce((sum, one) => sum + one, 0);
}

async function differentWords(words: readonly string[], part: Font, file: string) {
  const { font: source } = await openSource(file);
  const outlines = (font: Font, word: string) =>
    JSON.stringify(
      shapeText(font, word).map(({ codepoint: glyph, ...position }) => [
        position,
        font.glyphToPath(glyph),
      ]),
    );
  return words.filter((word) => outlines(source, word) !== outlines(part, word));
}

async function open({ bytes }: HashedFile): Promise<Font> {
  return openFont(await decompress(bytes));
}

async function charactersOf(font: HashedFile): Promise<string> {
  return String.fromCodePoint(...(await open(font)).face.collectUnicodes());
}
