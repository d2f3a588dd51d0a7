import type { Font } from 'harfbuzzjs';
import { compress } from 'wawoff2';
import { hashedFile, type HashedFile } from '../files';
import { assertFontsHaveGlyphs, stripInvisible } from './assert-fonts-have-glyphs';
import type { FontMetrics } from './fallback-fonts';
import { glyphsOf, openFont, openSource, setWeight, widthInEms } from './harfbuzz';
import { textInScript, type ScriptFont } from './script-fonts';
import { subsetFont, type Subset } from './subset-font';

/** The font of headings in Latin letters. */
export interface DisplayFont extends Pick<Subset, 'axes'> {
  /** Its file, from the root of the project, with a leading `./`, or in a package. */
  readonly source: string;
  /** The OpenType features that the style sheets use. */
  readonly features: readonly string[];
  readonly metrics: FontMetrics;
}

export interface WebFonts {
  readonly display: HashedFile;
  /** The width of a text in ems, in the display font and the bold font of the script. */
  readonly widthOf: (text: string) => number;
  /** Only a site in another script than Latin has it. */
  readonly script?: ScriptFiles & Pick<ScriptFont, 'range' | 'systemFonts'>;
  /** A second subset for longer texts, which only pages with such text load. */
  readonly written?: ScriptFiles | undefined;
}

/** Two files of one weight are smaller than one with both, and most devices load the bold one only. */
export interface ScriptFiles {
  /** For running text, on devices without a font of the script. */
  readonly regular: HashedFile;
  /** For headings and bold words. */
  readonly bold: HashedFile;
}

const SCRIPT_WEIGHTS = { regular: 400, bold: 700 };

/**
 * What a name is written with, because a name may be set after the build. The other signs of ASCII
 * would make the font a quarter larger.
 */
const CHARACTERS_OF_NAMES = String.fromCharCode(...Array(127).keys()).replace(
  /[^A-Za-z\d !%&'()+,./:?-]/g,
  '',
);

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
    characters: CHARACTERS_OF_NAMES + stripInvisible(characters + name),
    features: latin.facts.features,
    axes: latin.facts.axes,
  });
  const wordsIn = (text: string) => script && text.match(textInScript(script.facts));
  const writtenWords = wordsIn(written);
  return {
    display: hashedFile('display.woff2', await compress(display)),
    widthOf: widthsIn(await openFont(display), script),
    ...(script && {
      script: {
        ...script.facts,
        ...(await scriptFiles(script.facts.name, script, wordsIn(characters) ?? [])),
      },
    }),
    ...(script && writtenWords && { written: await scriptFiles('written', script, writtenWords) }),
  };
}

function widthsIn(display: Font, script: OpenSources['script']) {
  return (text: string) => {
    if (!script) return widthInEms(display, text);
    setWeight(script.font, SCRIPT_WEIGHTS.bold);
    const inScript = textInScript(script.facts);
    return [text.replace(inScript, ''), ...(text.match(inScript) ?? [])].reduce(
      (sum, run, index) => sum + widthInEms(index === 0 ? display : script.font, run),
      0,
    );
  };
}

/**
 * Letters join into shapes of their own in Devanagari and its relatives. A subset by letters has
 * every possible shape, 184 kB. This one has the shapes that occur in the words, 10 to 18 kB.
 */
async function scriptFiles(
  name: string,
  source: Awaited<ReturnType<typeof openSource>>,
  words: readonly string[],
) {
  const characters = words.join('');
  const fileOf = async (suffix: string, wght: number) => {
    const glyphs = glyphsOf(source.font, new Set(words), wght);
    const subset = await subsetFont(source.bytes, { characters, glyphs, axes: { wght } });
    return hashedFile(`${name}${suffix}.woff2`, await compress(subset));
  };
  return {
    regular: await fileOf('-regular', SCRIPT_WEIGHTS.regular),
    bold: await fileOf('', SCRIPT_WEIGHTS.bold),
  };
}
