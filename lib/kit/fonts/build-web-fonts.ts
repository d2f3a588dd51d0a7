import type { Font } from 'harfbuzzjs';
import { compress } from 'wawoff2';
import { hashedFile, type HashedFile } from '../files';
import { assertFontsHaveGlyphs, stripInvisible } from './assert-fonts-have-glyphs';
import type { FontMetrics } from './fallback-fonts';
import { glyphsOf, openFont, openSource } from './harfbuzz';
import { textInScript, type ScriptFont } from './script-fonts';
import { subsetFont, type Subset } from './subset-font';

/** The font of headings in Latin letters. */
export interface DisplayFont extends Pick<Subset, 'axes'> {
  /** Its file, from the root of the project. */
  readonly source: string;
  /** The OpenType features that the style sheets use. */
  readonly features: readonly string[];
  readonly metrics: FontMetrics;
}

export interface WebFonts {
  readonly display: HashedFile;
  /** The display font before its compression, in which texts can be measured. */
  readonly displayFont: Font;
  /** Only a site in another script than Latin has it. */
  readonly ofScript?: HashedFile & Pick<ScriptFont, 'range' | 'systemFonts'>;
  /** A second subset for longer texts, which only pages with such text load. */
  readonly ofContent?: HashedFile | undefined;
}

/** From the weight of running text to that of headings. */
const SCRIPT_AXES = { wght: { min: 400, max: 800 } };

/** A name may be set after the build. */
const PRINTABLE_ASCII = String.fromCharCode(...Array(127).keys()).slice(32);

export type OpenSources = Awaited<ReturnType<typeof openSources>>;

/** Opens the source fonts of a site. */
export async function openSources(displayFont: DisplayFont, scriptFont?: ScriptFont) {
  const latin = { ...(await openSource(displayFont.source)), facts: displayFont };
  const script = scriptFont && { ...(await openSource(scriptFont.source)), facts: scriptFont };
  const inLatin = new Set(latin.font.face.collectUnicodes());
  const inScript = new Set(script?.font.face.collectUnicodes());
  const have = (character: string): boolean => {
    const font = scriptFont && textInScript(scriptFont).test(character) ? inScript : inLatin;
    return font.has(character.codePointAt(0) ?? 0);
  };
  return { latin, script, have };
}

/** The texts for which a site needs glyphs. */
export interface FontTexts {
  /** The texts that the fonts have to show. */
  readonly texts: readonly string[];
  /** A text in the display font. Browsers use a font of the system for what the source lacks. */
  readonly name: string;
  /** Longer texts, in a second file of the script's font. */
  readonly written: string;
}

/**
 * Builds the fonts of a site with the characters of its texts. The same texts always give the same
 * bytes.
 *
 * @throws {Error} for a character of `texts` that the sources lack.
 */
export async function buildWebFonts(
  { latin, script, have }: OpenSources,
  { texts, name, written }: FontTexts,
): Promise<WebFonts> {
  assertFontsHaveGlyphs(texts, have);
  const characters = texts.join('');
  const display = await subsetFont(latin.bytes, {
    characters: PRINTABLE_ASCII + stripInvisible(characters + name),
    features: latin.facts.features,
    axes: latin.facts.axes,
  });
  const wordsIn = (text: string) => script && text.match(textInScript(script.facts));
  const writtenWords = wordsIn(written);
  return {
    display: hashedFile('display.woff2', await compress(display)),
    displayFont: await openFont(display),
    ...(script && {
      ofScript: {
        ...script.facts,
        ...(await scriptFont(script.facts.name, script, wordsIn(characters) ?? [])),
      },
    }),
    ...(script && writtenWords && { ofContent: await scriptFont('written', script, writtenWords) }),
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
