import { formatMessage } from '@/lib/kit/messages';
import * as kit from '@/lib/kit/settings';
import { normaliseWhitespace, quoteForMessage, type Problem } from '@/lib/kit/text';
import { copyOf } from '@/lib/region/copy';
import { readFigures } from '@/lib/region/figures';
import { languages, languagesOf } from '@/lib/region/languages';
import { parseRegion, regions, type Region } from '@/lib/region/regions';
import { VARIANTS } from '@/lib/region/variants';
import type { CompanyColours } from '@/lib/theme/derive-theme';
import { isSetTogether } from './all-or-none';
import { readAlternateSites } from './alternate-sites';
import { readCalculator } from './calculator';
import { companyFrom } from './company';
import { contrastProblems } from './contrast-problems';
import { areFilledWhenSent } from './hidden-form-fields';
import { readLenders } from './lenders';
import { readLoanExample } from './loan-example';
import { settingsSchema, variableOf, VARIABLES } from './schema';

type ParsedConfiguration = ReturnType<typeof parseConfiguration>;

/** What a site is built with: its variant, and the settings with defaults for what is unset. */
export type Configuration = Readonly<NonNullable<ParsedConfiguration['settings']>>;

/**
 * Loads the configuration of a build: checks the settings files and the values (PRODUCT rule 29).
 *
 * @param environment all variables, as the pages will read them.
 */
export function loadSettings(
  environment: kit.EnvironmentVariables,
  files: kit.SettingsFiles,
): kit.LoadedSettings<Configuration> {
  return kit.loadSettings({ variables: VARIABLES, read: parseConfiguration }, environment, files);
}

/**
 * The configuration of settings that have been checked together with their files.
 *
 * @throws ValidationError that lists every variable with a value that is not allowed.
 */
export function readConfiguration(variables: kit.EnvironmentVariables): Configuration {
  return kit.settingsWithoutProblems(parseConfiguration(variables));
}

/**
 * Parses each value, and then checks the values that depend on each other.
 *
 * @returns no configuration if the language is wrong.
 */
function parseConfiguration(variables: kit.EnvironmentVariables) {
  const { settings, problems } = kit.parseSettings(settingsSchema, variables);
  const regionFlag = variables['NEXT_PUBLIC_REGION'] ?? '';
  const region = parseRegion(regionFlag);
  const language = settings.language || 'en';
  const variant = VARIANTS.find((one) => one.region === region && one.language === language);
  problems.push(...languageProblems(region, language, variant?.locale));
  const own = { locale: variant?.locale ?? '', url: settings.siteUrl };
  const alternateSites = readAlternateSites(settings.alternateSites, own, problems);
  const lenders = readLenders(settings.legal.lenders, problems);
  const figures = readFigures(settings.figures, region, problems);
  const loanExample =
    variant && readLoanExample(settings.offerTerms.exampleFigures, variant, problems);
  const hasRating = isSetTogether(settings.rating, variableOf.rating, 'a rating', problems);
  const calculator = readCalculator(
    settings.calculator,
    // Without a lowest amount, the range begins at a tenth of the highest one.
    { from: figures.from ?? Math.round(figures.to / 10), to: figures.to },
    regions[region].loans,
    problems,
  );
  const colours = Object.entries(settings.palette).filter(([, colour]) => colour);
  const palette: CompanyColours = { ...regions[region].palette, ...Object.fromEntries(colours) };
  // In place of an invalid colour, the palette has that of the region, whose contrast says nothing
  // about the company's.
  const colourVariables: readonly string[] = Object.values(variableOf.palette);
  if (problems.every(({ place }) => !colourVariables.includes(place)))
    problems.push(...contrastProblems(palette));

  const configuration = variant && {
    ...settings,
    ...variant,
    figures,
    copy: copyOf({ region, language: variant.language, figures }),
    regionFlag,
    /** The settings that have a value, as they are written, by their variable. */
    values: Object.fromEntries(
      VARIABLES.map((variable) => [variable, normaliseWhitespace(variables[variable])]).filter(
        ([, value]) => value,
      ),
    ) as Readonly<Record<string, string>>,
    /** Variables that nothing reads, and that were probably meant to be a setting. */
    misspeltVariables: Object.keys(variables).filter((name) => kit.isMisspelt(name, VARIABLES)),
    company: companyFrom(settings.company, {
      address: variant.messages.company.exampleAddress,
      copyrightOf: (name) =>
        formatMessage(variant.messages.company.copyright, variant.language, { name }) ?? '',
    }),
    legal: { ...settings.legal, lenders },
    /** Where visitors get the app: one link, or one for each store. */
    appUrls: settings.appUrls.split(' | ').filter(Boolean),
    loanExample,
    rating: hasRating ? settings.rating : undefined,
    palette,
    calculator,
    messages: calculator ? variant.messages : { ...variant.messages, calculator: undefined },
    alternateSites,
    /** Whether links, events or messages have the campaign of the visit. */
    readsCampaign:
      Boolean(settings.appUrls || settings.eventsUrl) || areFilledWhenSent(settings.contactFields),
    offlineCache: settings.offlineCache !== 'off',
    /** Whether this is a copy for tests, which search engines must not list. */
    isStaging: settings.staging === 'on',
  };
  return { settings: configuration, problems };
}

/** A language that the region does not have, or that this Node.js cannot write. */
function languageProblems(region: Region, language: string, locale?: string): readonly Problem[] {
  // A Node.js with small-icu has the locale data of `en` only, and falls back to it.
  if (locale && new Intl.DateTimeFormat(locale).resolvedOptions().locale === locale) return [];
  const known = languagesOf(region).map((code) => `${code} (${languages[code].name})`);
  const remedy = locale
    ? `this Node.js has no locale data for ${locale}: use one with full-icu, such as that of nodejs.org`
    : `allowed: ${known.join(' or ')} for ${regions[region].country}`;
  const reason = `was ${quoteForMessage(language)}; ${remedy}`;
  return [{ place: 'NEXT_PUBLIC_LANGUAGE', reason }];
}
