import { languages, languagesOf, type Language } from './languages';
import type { SiteMessages } from './messages/messages-type';
import { REGIONS, regions, type Region } from './regions';

/** The language tag (BCP 47) of a region in a language, such as `en-IN`. */
export function localeOf(region: Region, language: Language): string {
  return `${language}-${regions[region].countryCode}`;
}

/** The site for one region in one language: what one build exports. */
export interface Variant {
  readonly region: Region;
  readonly language: Language;
  readonly locale: string;
  readonly messages: SiteMessages;
}

/** Every variant: the regions in the order of their table, and English first in each. */
export const VARIANTS: readonly Variant[] = REGIONS.flatMap((region) =>
  languagesOf(region).map((language) => ({
    region,
    language,
    locale: localeOf(region, language),
    messages: languages[language].messages.interface,
  })),
);

/** What a variant is called in English, such as "India, Hindi". */
export function variantLabel({ region, language }: Variant): string {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language);
  return `${regions[region].country}, ${name}`;
}
