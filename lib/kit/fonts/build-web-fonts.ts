import { compress } from 'wawoff2';
import { hashedFile, type HashedFile } from '../files';
import { textsIn } from '../text';
import { languages, type Language } from '@/lib/region/languages';
import type { Variant } from '@/lib/region/variants';
import type { AmountWidths } from '@/lib/theme/theme-stylesheet';
import { assertFontsHaveGlyphs, stripInvisible } from './assert-fonts-have-glyphs';
import { DISPLAY_SOURCE, glyphsOf, openFont, openSource, widthInEms } from './harfbuzz';
import { scriptFontOf, textInScript, type ScriptFont } from './script-fonts';
import { subsetFont } from './subset-font';

export interface WebFonts {
  readonly display: HashedFile;
  /** Only a variant in another script than Latin has it. */
  readonly ofScript?: HashedFile & Pick<ScriptFont, 'range' | 'systemFonts'>;
  /** A second subset for the text of `content/`, which only pages with such text load. */
  readonly ofContent?: HashedFile | undefined;
  readonly amountWidths: AmountWidths;
}

/**
 * All text in the display font is extra bold. The optical size is between that of the top bar and
 * that of the amounts.
 */
const DISPLAY_AXES = { wght: 800, wdth: 100, opsz: 48 };

/**
 * The features that the style sheets use: kerning, and tabular figures (`font-variant-numeric`).
 * Without this list, glyphs of other features, such as fractions, would be a tenth of the file.
 */
const DISPLAY_FEATURES = ['kern', 'tnum'];

/** From the weight of running text to that of headings. */
const SCRIPT_AXES = { wght: { min: 400, max: 800 } };

/** `/site-config.js` may set any company name after the build. */
const PRINTABLE_ASCII = String.fromCharCode(...Array(127).keys()).slice(32);

const NOTHING_WRITTEN = { headings: [], text: '' };

/** The source fonts of a language. */
export async function openSourcesOf(language: Language) {
  const latin = await openSource(DISPLAY_SOURCE);
  const ofScript = scriptFontOf(languages[language].script);
  const script = ofScript && { ...(await openSource(ofScript.source)), facts: ofScript };
  const inLatin = new Set(latin.font.face.collectUnicodes());
  const inScript = new Set(script?.font.face.collectUnicodes());
  const have = (character: string): boolean => {
    const font = ofScript && textInScript(ofScript).test(character) ? inScript : inLatin;
    return font.has(character.codePointAt(0) ?? 0);
  };
  return { latin, script, have };
}

/**
 * Builds the fonts of a variant from `lib/fonts/sources`, with the characters of its texts, of the
 * company's name and of the headings in `content/`. The same texts always give the same bytes.
 *
 * @throws {Error} for a character of the built-in texts that the sources lack. If the company's
 *   name has such a character, browsers use a font of the system.
 */
export async function buildWebFonts(
  { copy, messages, language }: Pick<Variant, 'copy' | 'messages' | 'language'>,
  companyName: string,
  written: { readonly headings: readonly string[]; readonly text: string } = NOTHING_WRITTEN,
): Promise<WebFonts> {
  const texts = [...textsIn({ copy, messages }), ...written.headings];
  const characters = texts.join('');
  const { latin, script, have } = await openSourcesOf(language);
  assertFontsHaveGlyphs(texts, have);

  const display = await subsetFont(latin.bytes, {
    characters: PRINTABLE_ASCII + stripInvisible(characters + companyName),
    features: DISPLAY_FEATURES,
    axes: DISPLAY_AXES,
  });
  const font = await openFont(display);
  const wordsIn = (text: string) => script && text.match(textInScript(script.facts));
  const writtenWords = wordsIn(written.text);
  return {
    display: hashedFile('display.woff2', await compress(display)),
    ...(script && {
      ofScript: {
        ...script.facts,
        ...(await scriptFont(script.facts.name, script, wordsIn(characters) ?? [])),
      },
    }),
    ...(script && writtenWords && { ofContent: await scriptFont('written', script, writtenWords) }),
    amountWidths: {
      from: widthInEms(font, copy.offer.from),
      to: widthInEms(font, copy.offer.to),
      word: widthInEms(script?.font ?? font, messages.offer.to),
      // The font lacks letters of another script. The glyph for missing letters is wider.
      feature: Math.max(...copy.features.map(({ amount }) => widthInEms(font, amount))),
    },
  };
}

/**
 * Letters join into shapes of their own in Devanagari and its relatives. A subset by letters has
 * every possible shape, 184 kB. This one has the shapes that occur in the words, 23 kB.
 */
async function scriptFont(
  name: string,
  source: Awaited<ReturnType<typeof openSource>>,
  words: readonly string[],
) {
  const subset = {
    characters: words.join(''),
    glyphs: glyphsOf(source.font, new Set(words)),
    axes: SCRIPT_AXES,
  };
  return hashedFile(`${name}.woff2`, await compress(await subsetFont(source.bytes, subset)));
}
