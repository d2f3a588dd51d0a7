import type { Font } from 'harfbuzzjs';
import { decompress } from 'wawoff2';
import { buildSiteFonts } from '@/lib/fonts/build-site-fonts';
import type { HashedFile } from '@/lib/kit/files/hashed-file';
import { openFont, openSource, shapeText, widthInEms } from '@/lib/kit/fonts/harfbuzz';
import { textInScript } from '@/lib/kit/fonts/script-fonts';
import { textsIn } from '@/lib/kit/text';
import { languages, scripts } from '@/lib/region/languages';
import { shownTexts, VARIANTS_WITH_COPY, type VariantWithCopy } from '../../variants-with-copy';

/** What the tests read of the fonts. `build-web-fonts.test.ts` runs it in a process of Node. */
export async function inspectFonts() {
  const build = (variant: VariantWithCopy) => buildSiteFonts(variant, 'Example Finance');
  const builds = await Promise.all(VARIANTS_WITH_COPY.map(build));
  const hindi = VARIANTS_WITH_COPY.findIndex(({ locale }) => locale === 'hi-IN');
  const again = await build(VARIANTS_WITH_COPY[hindi]!);
  // One after the other: the decoder returns a part of its memory, which the next font overwrites.
  const fonts = [];
  for (const [index, variant] of VARIANTS_WITH_COPY.entries())
    fonts.push(await inspect(variant, builds[index]!));
  const named = (await buildWith('Loans from', 'Müller Ω महा')).display;
  return {
    fonts,
    repeatable: JSON.stringify(builds[hindi]) === JSON.stringify(again),
    named: await charactersOf(named),
    missing: await errorFor('Loans ✓ from'),
    missingLetter: await errorFor('ऋण from'),
    unchanged: await staysUnchanged(scripts.Deva.source, named),
  };
}

/** India in English, with a text of ours in the offer. */
function buildWith(text: string, companyName = 'Example Finance') {
  const copy = { ...VARIANTS_WITH_COPY[0]!.copy, ask: text };
  return buildSiteFonts(
    { copy, messages: languages.en.messages.interface, language: 'en' },
    companyName,
  );
}

async function errorFor(text: string): Promise<string> {
  return buildWith(text).then(
    () => '',
    (error: unknown) => (error as Error).message,
  );
}

/** Whether a source in WOFF2 stays as it is when the decoder reads another font. */
async function staysUnchanged(source: string, other: HashedFile): Promise<boolean> {
  const { bytes } = await openSource(source);
  const before = bytes.slice();
  await decompress(other.bytes);
  return Buffer.compare(before, bytes) === 0;
}

async function inspect(
  variant: VariantWithCopy,
  { display, script, amountWidths }: Awaited<ReturnType<typeof buildSiteFonts>>,
) {
  const font = await open(display);
  const bold = script ? await open(script.bold) : font;
  const { ascender, descender } = font.hExtents();
  const { headline, features } = variant.copy;
  const amounts = [headline[1] ?? '', headline[3] ?? '', ...features.map(({ amount }) => amount)];
  const scriptFont = scripts[languages[variant.language].script];
  const texts = shownTexts(variant);
  const words = [...new Set(scriptFont && texts.match(textInScript(scriptFont)))];
  return {
    locale: variant.locale,
    scriptFile: script?.bold.name,
    scriptBytes: script?.bold.bytes.length,
    characters: (await charactersOf(display)) + (script ? await charactersOf(script.bold) : ''),
    digitWidths: Array.from('0123456789', (digit) => widthInEms(font, digit)),
    amountWidths,
    /** The widths of the amounts, those of the offer first, one character after the other. */
    summedWidths: amounts.map((amount) => summedWidth(font, bold, amount)),
    /** The ascent and the descent of the display font, in ems. */
    ascent: ascender / font.face.upem,
    descent: -descender / font.face.upem,
    words,
    lengths: lengths(variant, bold),
    /** The words of its script that look different in the whole source font. */
    differentWords:
      script && scriptFont ? await differentWords(words, bold, scriptFont.source) : [],
  };
}

/** How long texts are, in ems of their bold font. */
function lengths({ copy, messages }: VariantWithCopy, font: Font) {
  const { home, about, contact } = messages.navigation;
  const { loanAmount, termInDays, interestRate, repaymentDate } = messages.offer;
  // A no-break space joins the parts of a figure.
  const wordsOf = (texts: readonly string[]) => texts.flatMap((text) => text.split(/[\n ]/));
  const places = {
    button: [copy.ask, messages.offer.getApp, messages.contact.send],
    term: [loanAmount, termInDays, interestRate, repaymentDate],
    'word of a title': wordsOf([home, about, contact]),
    'word of the title of a slide': wordsOf(copy.slides.map(({ title }) => title)),
    'word of the text of a slide': wordsOf(copy.slides.map(({ text }) => text)),
    title: [about, contact, messages.notFound.title],
    'figure of a card': copy.features.map(({ amount }) => amount),
    'word of a card': wordsOf(copy.features.flatMap(({ before, after }) => [before, after])),
    word: wordsOf(textsIn({ ...messages, banner: '' })),
  };
  const widths = Object.entries(places).flatMap(([place, texts]) =>
    texts.map((text) => ({ place, text, width: widthInEms(font, text) })),
  );
  // Its links are apart from each other.
  const links = [home, about, contact].map((text) => widthInEms(font, text));
  const navigation = {
    place: 'navigation' as const,
    text: [home, about, contact].join(' · '),
    width: links.reduce((sum, one) => sum + one),
  };
  return [navigation, ...(widths as { place: keyof typeof places; text: string; width: number }[])];
}

/** Latin characters add up; those of another script join. */
function summedWidth(font: Font, script: Font, text: string): number {
  const widths = (text.match(/[\u0900-\u0dff]+|./gu) ?? []).map((part) =>
    widthInEms(part > '\u08ff' && part < '\u0e00' ? script : font, part),
  );
  return widths.reduce((sum, one) => sum + one, 0);
}

async function differentWords(words: readonly string[], part: Font, file: string) {
  const { font: source } = await openSource(file);
  source.setVariations([new (await import('harfbuzzjs')).Variation('wght', 700)]);
  /** The place and the box of each visible glyph. */
  const numbersOf = (font: Font, word: string) =>
    shapeText(font, word).flatMap(({ codepoint: glyph, xAdvance, xOffset, yOffset }) => {
      const path = (font.glyphToPath(glyph).match(/-?[\d.]+/g) ?? []).map(Number);
      return path.length > 0
        ? [xAdvance, xOffset, yOffset, Math.min(...path), Math.max(...path)]
        : [];
    });
  // The subset has one weight, whose coordinates are rounded: also where marks are attached, by at most 1 % of an em.
  const differs = (word: string) => {
    const [whole, own] = [numbersOf(source, word), numbersOf(part, word)];
    return (
      whole.length !== own.length ||
      whole.some((value, index) => Math.abs(value - (own[index] ?? 0)) > 20)
    );
  };
  return words.filter(differs);
}

async function open({ bytes }: HashedFile): Promise<Font> {
  return openFont(await decompress(bytes));
}

async function charactersOf(font: HashedFile): Promise<string> {
  return String.fromCodePoint(...(await open(font)).face.collectUnicodes());
}
