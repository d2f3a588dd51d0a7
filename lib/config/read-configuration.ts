import type { z } from 'zod';
import { languages } from '@/lib/region/languages';
import { isMistakenFlag, parseRegion } from '@/lib/region/region-flag';
import { regions, type Region } from '@/lib/region/regions';
import { findVariant, type Variant } from '@/lib/region/variants';
import type { CompanyColours } from '@/lib/theme/company-colours-type';
import { readAlternateSites, type AlternateSite } from './alternate-sites';
import { companyFrom, type Company } from './company';
import { offerTermsFrom, type OfferTerms } from './company-offer-terms';
import { ConfigurationError, readAll } from './configuration-error';
import { contrastProblems } from './contrast-problems';
import { legalFactsFrom, type LegalFacts } from './legal-facts';
import { nearestSetting } from './nearest-setting';
import { quoteForMessage } from './quote-for-message';
import { cleanText, coloursSchema, independentSchema } from './schema';

/**
 * Settings of the loan app's screens (PRODUCT rule 32), with their specified names. The site shows
 * none of them.
 */
export interface LoanAppSettings {
  readonly appApi: string;
  readonly appH5: string;
  readonly appEnName: string;
  readonly appCnName: string;
  readonly appYDName: string;
  readonly servicePhone: string;
}

export interface Configuration extends Variant {
  /** The region flag, if it was probably meant for another region; blank otherwise. */
  readonly mistakenRegionFlag: string;
  /** Variables that nothing reads, and that were probably meant to be a setting. */
  readonly misspeltVariables: readonly MisspeltVariable[];
  readonly company: Company;
  readonly offerTerms: OfferTerms;
  readonly legal: LegalFacts;
  /** Where visitors get the app; blank until set. */
  readonly appUrl: string;
  /** Each colour as `#rrggbb`. */
  readonly palette: CompanyColours;
  readonly loanApp: LoanAppSettings;
  /** The URL that receives the form's message; blank if the form sends nothing. */
  readonly contactUrl: string;
  /** The URL of this site; blank while unknown. */
  readonly siteUrl: string;
  /** The company's sites for other regions or in other languages, for `hreflang`. */
  readonly alternateSites: readonly AlternateSite[];
  /**
   * Whether browsers store the site for offline use. `false` makes the service worker remove
   * itself.
   */
  readonly offlineCache: boolean;
}

/** A variable that nothing reads, and the setting that it was probably meant to be. */
export interface MisspeltVariable {
  readonly variable: string;
  readonly nearest: string;
}

/** Environment variables by name. */
export type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration from environment variables (PRODUCT rule 29; `.env.example` documents
 * each).
 *
 * @throws ConfigurationError that lists every variable with a value that is not allowed.
 */
export function readConfiguration(variables: EnvironmentVariables): Configuration {
  const regionFlag = variables['NEXT_PUBLIC_REGION'] ?? '';
  const region = parseRegion(regionFlag);
  const language = cleanText(variables['NEXT_PUBLIC_LANGUAGE']) || 'en';
  const { settings, variant, alternateSites, palette } = readAll({
    settings: () => parseWith(independentSchema, variables),
    variant: () => readVariant(region, language),
    alternateSites: () =>
      readAlternateSites(variables['NEXT_PUBLIC_OTHER_REGION_URL'] ?? '', region, language),
    palette: () => readPalette(variables, regions[region].palette),
  });

  return {
    ...variant,
    mistakenRegionFlag: isMistakenFlag(regionFlag) ? regionFlag : '',
    misspeltVariables: misspeltVariablesIn(variables),
    company: companyFrom(
      {
        name: settings.NEXT_PUBLIC_COM_NAME,
        email: settings.NEXT_PUBLIC_EMAIL,
        address: settings.NEXT_PUBLIC_ADDRESS,
        copyright: settings.NEXT_PUBLIC_COPYRIGHT,
        phone: settings.NEXT_PUBLIC_PHONE,
        cin: settings.NEXT_PUBLIC_CIN,
        nbfc: settings.NEXT_PUBLIC_NBFC,
      },
      variant.strings.company,
    ),
    offerTerms: offerTermsFrom(settings),
    legal: legalFactsFrom(settings),
    appUrl: settings.NEXT_PUBLIC_APP_URL,
    palette,
    loanApp: {
      appApi: settings.NEXT_PUBLIC_APP_API,
      appH5: settings.NEXT_PUBLIC_APP_H5,
      appEnName: settings.NEXT_PUBLIC_APP_EN_NAME,
      appCnName: settings.NEXT_PUBLIC_APP_CN_NAME,
      appYDName: settings.NEXT_PUBLIC_APP_YD_NAME,
      servicePhone: settings.NEXT_PUBLIC_SERVICE_PHONE,
    },
    contactUrl: settings.NEXT_PUBLIC_CONTACT_URL,
    siteUrl: settings.NEXT_PUBLIC_HTTP_URL,
    alternateSites,
    offlineCache: settings.NEXT_PUBLIC_OFFLINE_CACHE !== 'off',
  };
}

function misspeltVariablesIn(variables: EnvironmentVariables): MisspeltVariable[] {
  return Object.keys(variables).flatMap((variable) => {
    const nearest = nearestSetting(variable);
    return nearest && nearest !== variable ? [{ variable, nearest }] : [];
  });
}

/** The variant of a region in a language. */
function readVariant(region: Region, language: string): Variant {
  const variant = findVariant(region, language);
  if (variant) return variant;
  const { country, languages: known } = regions[region];
  throw new ConfigurationError([
    {
      variable: 'NEXT_PUBLIC_LANGUAGE',
      problem: `was ${quoteForMessage(language)}; allowed: ${known.map((code) => `${code} (${languages[code].name})`).join(' or ')} for ${country}`,
    },
  ]);
}

/** The palette, with the region's colour where none is set. Its texts can be read on their grounds. */
function readPalette(variables: EnvironmentVariables, defaults: CompanyColours): CompanyColours {
  const colours = parseWith(coloursSchema, variables);
  const palette = {
    accent: colours.NEXT_PUBLIC_BACKGROUND || defaults.accent,
    onAccent: colours.NEXT_PUBLIC_BG_FONT_COLOR || defaults.onAccent,
    text: colours.NEXT_PUBLIC_FONT_COLOR || defaults.text,
  };
  const problems = contrastProblems(palette);
  if (problems.length > 0) throw new ConfigurationError(problems);
  return palette;
}

/** The settings of a schema. Each value that it does not allow is a problem. */
function parseWith<T extends z.ZodType>(schema: T, variables: EnvironmentVariables): z.output<T> {
  const parsed = schema.safeParse(variables);
  if (parsed.success) return parsed.data;
  throw new ConfigurationError(
    parsed.error.issues.map(({ path, message }) => {
      const variable = String(path[0]);
      const value = quoteForMessage(String(variables[variable]));
      return { variable, problem: `was ${value}; allowed: ${message}` };
    }),
  );
}
