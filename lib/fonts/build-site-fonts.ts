import { buildWebFonts, openSources, widthInEms, type WebFonts } from '@/lib/kit/fonts';
import { textsIn } from '@/lib/kit/text';
import type { RegionCopy } from '@/lib/region/copy-types';
import { languages, type Language } from '@/lib/region/languages';
import type { Variant } from '@/lib/region/variants';
import type { AmountWidths } from '@/lib/theme/theme-stylesheet';
import { DISPLAY_FONT, scriptFontOf } from './font-sources';

export interface SiteFonts extends WebFonts {
  readonly amountWidths: AmountWidths;
}

const NOTHING_WRITTEN = { headings: [], text: '' };

/** The source fonts of a language. */
export function openSourcesOf(language: Language) {
  return openSources(DISPLAY_FONT, scriptFontOf(languages[language].script));
}

/**
 * Builds the fonts of a variant with the characters of its texts, of the company's name and of the
 * texts in `content/`, and measures the amounts in them.
 *
 * @throws {Error} for a character of our texts that the sources lack.
 */
export async function buildSiteFonts(
  {
    copy,
    messages,
    language,
  }: Pick<Variant, 'messages' | 'language'> & { readonly copy: RegionCopy },
  companyName: string,
  {
    headings,
    text,
  }: { readonly headings: readonly string[]; readonly text: string } = NOTHING_WRITTEN,
): Promise<SiteFonts> {
  const sources = await openSourcesOf(language);
  const texts = [...textsIn({ copy, messages }), ...headings];
  const fonts = await buildWebFonts(sources, { texts, name: companyName, written: text });
  const font = fonts.displayFont;
  const [, word] = copy.headline.slice(1, -2);
  return {
    ...fonts,
    amountWidths: {
      from: widthInEms(font, copy.headline[1] ?? ''),
      to: widthInEms(font, copy.headline.at(-2) ?? ''),
      // An offer without a lower amount has no word between amounts.
      word: word ? widthInEms(sources.script?.font ?? font, word.trim()) : 0,
      // The font lacks letters of another script. The glyph for missing letters is wider.
      feature: Math.max(...copy.features.map(({ amount }) => widthInEms(font, amount))),
    },
  };
}
