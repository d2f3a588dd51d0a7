import type { RegionCopy } from './copy-types';
import { en as indiaInEnglish } from './india/en';
import { hi as indiaInHindi } from './india/hi';
import { en as indonesiaInEnglish } from './indonesia/en';
import { id as indonesiaInIndonesian } from './indonesia/id';
import type { Language } from './languages';
import en from './messages/en.json';
import hi from './messages/hi.json';
import id from './messages/id.json';
import type { InterfaceMessages } from './messages/messages-type';
import { REGIONS, regions, type LanguageOf, type Region } from './regions';

export const copies: { readonly [R in Region]: Readonly<Record<LanguageOf<R>, RegionCopy>> } = {
  india: { en: indiaInEnglish, hi: indiaInHindi },
  indonesia: { en: indonesiaInEnglish, id: indonesiaInIndonesian },
};

export const interfaceMessages: Readonly<Record<Language, InterfaceMessages>> = { en, hi, id };

/** The site for one region in one language: what one build exports. */
export interface Variant {
  readonly region: Region;
  readonly language: Language;
  readonly locale: string;
  readonly copy: RegionCopy;
  readonly messages: InterfaceMessages;
}

/** The language tag (BCP 47) of a region in a language, such as `en-IN`. */
export function localeOf(region: Region, language: Language): string {
  return `${language}-${regions[region].countryCode}`;
}

/** Every variant: the regions in the order of their table, and English first in each. */
export const VARIANTS: readonly Variant[] = REGIONS.flatMap((region) =>
  (Object.entries(copies[region]) as [Language, RegionCopy][]).map(([language, copy]) => ({
    region,
    language,
    locale: localeOf(region, language),
    copy,
    messages: interfaceMessages[language],
  })),
);

/** What a variant is called in English, such as "India, Hindi". */
export function variantLabel({ region, language }: Pick<Variant, 'region' | 'language'>): string {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language);
  return `${regions[region].country}, ${name}`;
}

/** The variant of a region in a language; undefined where the region does not have the language. */
export function findVariant(region: Region, language: string): Variant | undefined {
  return VARIANTS.find((variant) => variant.region === region && variant.language === language);
}
