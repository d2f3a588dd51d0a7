import type { RegionCopy } from './copy-types';
import { en as indiaInEnglish } from './india/en';
import { hi as indiaInHindi } from './india/hi';
import { en as indonesiaInEnglish } from './indonesia/en';
import { id as indonesiaInIndonesian } from './indonesia/id';
import type { Language } from './languages';
import en from './messages/en.json';
import hi from './messages/hi.json';
import id from './messages/id.json';
import type { InterfaceMessages, SiteMessages } from './messages/messages-type';
import { REGIONS, regions, type Region } from './regions';

/** The copy of each region in its languages. English is the default. */
export const copies = {
  india: { en: indiaInEnglish, hi: indiaInHindi },
  indonesia: { en: indonesiaInEnglish, id: indonesiaInIndonesian },
} satisfies Record<Region, { en: RegionCopy } & Partial<Record<Language, RegionCopy>>>;

export const interfaceMessages: Readonly<Record<Language, InterfaceMessages>> = { en, hi, id };

/** The language tag (BCP 47) of a region in a language, such as `en-IN`. */
export function localeOf(region: Region, language: Language): string {
  return `${language}-${regions[region].countryCode}`;
}

const siteMessages: Readonly<Record<Language, SiteMessages>> = interfaceMessages;

/** Every variant: the regions in the order of their table, and English first in each. */
export const VARIANTS = REGIONS.flatMap((region) =>
  (Object.entries(copies[region]) as [Language, RegionCopy][]).map(([language, copy]) => ({
    region,
    language,
    locale: localeOf(region, language),
    copy,
    messages: siteMessages[language],
  })),
);

/** The site for one region in one language: what one build exports. */
export type Variant = (typeof VARIANTS)[number];

/** What a variant is called in English, such as "India, Hindi". */
export function variantLabel({ region, language }: Pick<Variant, 'region' | 'language'>): string {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language);
  return `${regions[region].country}, ${name}`;
}

/** The languages of the variants of a region. */
export function languagesOf(region: Region): readonly Language[] {
  return Object.keys(copies[region]) as Language[];
}
