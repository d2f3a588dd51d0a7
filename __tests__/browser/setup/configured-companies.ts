import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { readConfiguration } from '@/lib/config/read-configuration';
import type { EnvironmentVariables } from '@/lib/kit/settings/parse-settings';
import type { Language } from '@/lib/region/languages';
import { regions, type Region } from '@/lib/region/regions';
import { VARIANTS } from '@/lib/region/variants';
import { EXAMPLES } from '../../env-example';
import { CHANGING_BEHAVIOUR } from './extra-export-settings';

/**
 * The examples of `.env.example`, without those that change what the page does. So the forms of
 * both companies send nothing.
 */
const SHARED = Object.fromEntries(
  Object.entries(EXAMPLES).filter(
    ([variable]) => !CHANGING_BEHAVIOUR.some((one) => one === variable),
  ),
);

/** The settings of a company, in the local language of its region. */
function settingsOf(company: string) {
  const own = parseEnv(readFileSync(`__tests__/browser/setup/${company}.env`, 'utf8'));
  return { ...SHARED, ...own } as Readonly<Record<string, string>>;
}

export type ConfiguredCompany = keyof typeof CONFIGURED_COMPANIES;

export type OtherLanguage = `${Region}-${Language}`;

/** Two companies that set everything: a setting without an awkward value has that of the example. */
export const CONFIGURED_COMPANIES = {
  'india-configured': settingsOf('india-configured'),
  'indonesia-configured': settingsOf('indonesia-configured'),
};

const configuredLocales = Object.values(CONFIGURED_COMPANIES).map(
  (settings) => readConfiguration(settings).locale,
);

/**
 * The example company in each language that no site above has, by names such as `india-ta`: the
 * tests of all sites open a new language without a change of them. Each links to all others. With
 * `ALL_LANGUAGES` (`npm run test:languages`, once a week) they are all languages; otherwise unit
 * tests measure their texts.
 */
export const EXAMPLES_IN_OTHER_LANGUAGES: Readonly<
  Partial<Record<OtherLanguage, EnvironmentVariables>>
> = Object.fromEntries(
  VARIANTS.filter(
    ({ language, locale }) =>
      language !== 'en' &&
      !configuredLocales.includes(locale) &&
      process.env['ALL_LANGUAGES'] !== undefined,
  ).map(({ region, language, locale: own }) => [
    `${region}-${language}`,
    {
      NEXT_PUBLIC_REGION: regions[region].flag,
      NEXT_PUBLIC_LANGUAGE: language,
      // Two actions are beside each other where both fit.
      NEXT_PUBLIC_APP_URL: EXAMPLES['NEXT_PUBLIC_APP_URL'] ?? '',
      NEXT_PUBLIC_OTHER_REGION_URL: VARIANTS.filter(({ locale }) => locale !== own)
        .map(({ locale }) => `${locale}=https://${locale.toLowerCase()}.example`)
        .join(),
    },
  ]),
);
