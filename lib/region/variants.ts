import { copyFrom } from './copy';
import type { RegionCopy, RegionMessages } from './copy-types';
import indiaInEnglish from './india/en.json';
import indiaInHindi from './india/hi.json';
import indonesiaInEnglish from './indonesia/en.json';
import indonesiaInIndonesian from './indonesia/id.json';
import type { Language } from './languages';
import en from './messages/en.json';
import hi from './messages/hi.json';
import id from './messages/id.json';
import type { InterfaceMessages, SiteMessages } from './messages/messages-type';
import { type Figures, REGIONS, regions, type Region } from './regions';

/** The words of each region in its languages. English is the default. */
const regionMessages: Readonly<
  Record<Region, { readonly en: RegionMessages } & Partial<Record<Language, RegionMessages>>>
> = {
  india: { en: indiaInEnglish, hi: indiaInHindi },
  indonesia: { en: indonesiaInEnglish, id: indonesiaInIndonesian },
};

export const interfaceMessages: Readonly<Record<Language, InterfaceMessages>> = { en, hi, id };

/** The language tag (BCP 47) of a region in a language, such as `en-IN`. */
export function localeOf(region: Region, language: Language): string {
  return `${language}-${regions[region].countryCode}`;
}

const siteMessages: Readonly<Record<Language, SiteMessages>> = interfaceMessages;

/** Every variant: the regions in the order of their table, and English first in each. */
export const VARIANTS = REGIONS.flatMap((region) =>
  languagesOf(region).map((language) => ({
    region,
    language,
    locale: localeOf(region, language),
    messages: siteMessages[language],
  })),
);

/** The site for one region in one language: what one build exports. */
export type Variant = (typeof VARIANTS)[number];

/** What a site says, with these figures. */
export function copyOf({ region, language }: Place, figures: Figures): RegionCopy {
  const messages = regionMessages[region][language] ?? regionMessages[region].en;
  return copyFrom(messages, { region, language, figures });
}

type Place = Pick<Variant, 'region' | 'language'>;

/** What a variant is called in English, such as "India, Hindi". */
export function variantLabel({ region, language }: Place): string {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language);
  return `${regions[region].country}, ${name}`;
}

/** The languages of the variants of a region. */
export function languagesOf(region: Region): readonly Language[] {
  return Object.keys(regionMessages[region]) as Language[];
}
