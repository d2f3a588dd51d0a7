import { buildWebFonts, openSources, type WebFonts } from '@/lib/kit/fonts';
import { textsIn } from '@/lib/kit/text';
import type { RegionCopy } from '@/lib/region/copy-types';
import { languages, scripts, type Language } from '@/lib/region/languages';
import type { Variant } from '@/lib/region/variants';
import type { AmountWidths } from '@/lib/theme/theme-stylesheet';
import { DISPLAY_FONT, DISPLAY_FONT_OF_AMOUNTS } from './font-sources';
import type { ActionWidths } from './font-stylesheet';

export interface SiteFonts extends WebFonts {
  readonly amountWidths: AmountWidths;
  readonly actionWidths: ActionWidths;
}

const NOTHING_WRITTEN = { headings: [], text: '' };

/** The source fonts of a language. */
export function openSourcesOf(language: Language) {
  const script = scripts[languages[language].script];
  return openSources(script ? DISPLAY_FONT_OF_AMOUNTS : DISPLAY_FONT, script);
}

/**
 * Builds the fonts of a variant with the characters of its texts, of the company's name and of the
 * texts in `content/`, and measures the amounts in them. What only assistive technology and search
 * engines read needs none.
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
  const { description, slides } = copy;
  const alternatives = slides.map(({ picture }) => picture.alt);
  const unseen = new Set(textsIn({ description, alternatives, banner: messages.banner }));
  const texts = [...textsIn({ copy, messages }).filter((text) => !unseen.has(text)), ...headings];
  const fonts = await buildWebFonts(sources, { texts, name: companyName, written: text });
  const { widthOf } = fonts;
  const [, word] = copy.headline.slice(1, -2);
  return {
    ...fonts,
    actionWidths: { getApp: widthOf(messages.offer.getApp), ask: widthOf(copy.ask) },
    amountWidths: {
      from: widthOf(copy.headline[1] ?? ''),
      to: widthOf(copy.headline.at(-2) ?? ''),
      // An offer without a lower amount has no word between amounts.
      word: word ? widthOf(word.trim()) : 0,
      feature: Math.max(...copy.features.map(({ amount }) => widthOf(amount))),
    },
  };
}
