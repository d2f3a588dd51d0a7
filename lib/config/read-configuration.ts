import { languages } from '@/lib/region/languages';
import { parseRegion, regions, type Region } from '@/lib/region/regions';
import { findVariant, type Variant } from '@/lib/region/variants';
import type { CompanyColours } from '@/lib/theme/derive-theme';
import { readAlternateSites, type AlternateSite } from './alternate-sites';
import { companyFrom, type Company } from './company';
import { contrastProblems } from './contrast-problems';
import { readLenders, type Lender } from './lenders';
import { isMisspelt } from './misspelt-settings';
import { parseSettings, type EnvironmentVariables } from './parse-settings';
import { schema, settingsIn, VARIABLES, type Settings } from './schema';
import { normaliseWhitespace } from './text-validation';
import { ValidationError, quoteForMessage, type Problem } from './validation-error';

const COLOURS = new Set<string>(settingsIn(schema.palette).map(([variable]) => variable));

/** What a site is built with: its variant, and the settings with defaults for what is unset. */
export interface Configuration
  extends
    Variant,
    Omit<Settings, 'language' | 'company' | 'legal' | 'alternateSites' | 'offlineCache'> {
  /** The settings that have a value. */
  readonly setVariables: readonly string[];
  /** Variables that nothing reads, and that were probably meant to be a setting. */
  readonly misspeltVariables: readonly string[];
  readonly company: Company;
  readonly legal: Omit<Settings['legal'], 'lenders'> & { readonly lenders: readonly Lender[] };
  readonly palette: CompanyColours;
  readonly alternateSites: readonly AlternateSite[];
  readonly offlineCache: boolean;
}

/**
 * Reads the configuration from environment variables (PRODUCT rule 29): parses each value, and then
 * checks the values that depend on each other.
 *
 * @param complete receives the problems, and returns them with those that the caller has found.
 * @throws ValidationError that lists every variable with a value that is not allowed.
 */
export function readConfiguration(
  variables: EnvironmentVariables,
  complete = (problems: readonly Problem[]) => problems,
): Configuration {
  const { settings, problems: wrongValues } = parseSettings(variables);
  const regionFlag = variables['NEXT_PUBLIC_REGION'] ?? '';
  const region = parseRegion(regionFlag);
  const language = settings.language || 'en';
  const variant = findVariant(region, language);
  const own = { locale: variant?.locale ?? '', url: settings.siteUrl };
  const alternate = readAlternateSites(settings.alternateSites, own);
  const { lenders, problems: wrongLenders } = readLenders(settings.legal.lenders);
  const { accent, onAccent, text } = settings.palette;
  const defaults = regions[region].palette;
  const palette = {
    accent: accent || defaults.accent,
    onAccent: onAccent || defaults.onAccent,
    text: text || defaults.text,
  };

  const problems = complete([
    ...wrongValues,
    ...languageProblems(region, language, variant?.locale),
    ...alternate.problems,
    ...wrongLenders,
    // With an invalid colour, the palette has the region's colour in its place, whose contrast
    // says nothing about the company's.
    ...(wrongValues.some(({ place }) => COLOURS.has(place)) ? [] : contrastProblems(palette)),
  ]);
  if (!variant || problems.length > 0)
    throw new ValidationError(problems, 'wrong setting', 'See .env.example.');

  return {
    ...settings,
    ...variant,
    regionFlag,
    setVariables: VARIABLES.filter((variable) => normaliseWhitespace(variables[variable])),
    misspeltVariables: Object.keys(variables).filter(isMisspelt),
    company: companyFrom(settings.company, variant.messages.company),
    legal: { ...settings.legal, lenders },
    palette,
    alternateSites: alternate.sites,
    offlineCache: settings.offlineCache !== 'off',
  };
}

/** A language that the region does not have, or that this Node.js cannot write. */
function languageProblems(region: Region, language: string, locale?: string): readonly Problem[] {
  // A Node.js with small-icu has the locale data of `en` only, and falls back to it.
  if (locale && new Intl.DateTimeFormat(locale).resolvedOptions().locale === locale) return [];
  const { country, languages: known } = regions[region];
  const allowed = known.map((code) => `${code} (${languages[code].name})`).join(' or ');
  const remedy = locale
    ? `this Node.js has no locale data for ${locale}: use one with full-icu, such as that of nodejs.org`
    : `allowed: ${allowed} for ${country}`;
  return [{ place: schema.language[0], problem: `was ${quoteForMessage(language)}; ${remedy}` }];
}
