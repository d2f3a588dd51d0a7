import type { EnvironmentVariables } from '@/lib/config/parse-settings';
import { cleanText } from '@/lib/config/text-validation';
import { readUrl } from '@/lib/config/web-url';
import { parseRegion, REGIONS, regions } from '@/lib/region/regions';
import { variantLabel, VARIANTS, type Variant } from '@/lib/region/variants';

/** A file of settings for a language tag, whether or not the site has that variant. */
const VARIANT_FILE = /^\.env\.[a-z]{2,3}[-_][a-z]{2}$/i;

function settingsFileOf(locale: string): string {
  return `.env.${locale}`;
}

/**
 * The variants that a company has settings files for, among all files in the folder of the project.
 *
 * @throws Error that names the files that no variant reads, or what is in the way.
 */
export function variantsOfCompany(files: readonly string[]): readonly Variant[] {
  const known = VARIANTS.map(({ locale }) => settingsFileOf(locale));
  const unknown = files.filter((file) => VARIANT_FILE.test(file) && !known.includes(file));
  if (unknown.length > 0)
    throw new Error(`No variant reads ${unknown.join(', ')}. Write ${settingsFileNames()}.`);
  const variants = VARIANTS.filter(({ locale }) => files.includes(settingsFileOf(locale)));
  if (variants.length > 0 && files.includes('.env.production.local'))
    throw new Error(
      'This command writes .env.production.local itself, once for each variant. Move your settings from that file to .env.local.',
    );
  return variants;
}

/** The settings files that a company can have, as a part of a sentence. */
export function settingsFileNames(): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
    VARIANTS.map(({ locale }) => settingsFileOf(locale)),
  );
}

export interface VariantSettings {
  readonly variant: Variant;
  readonly settings: EnvironmentVariables;
}

export interface SiteBuild {
  /** The name of its folder. */
  readonly name: string;
  /** What messages call it, such as "India, Hindi". */
  readonly label: string;
  /** The file of its own settings, unless it has those of the project. */
  readonly settingsFile?: string;
  /** The variables that win over all settings files. */
  readonly variables: Readonly<Record<string, string>>;
}

/**
 * Selects the region and the language of each variant, and lets all of them link to each other
 * (`hreflang`). The build itself reports a URL that is wrong, or that two variants have.
 */
export function variantBuilds(variants: readonly VariantSettings[]): readonly SiteBuild[] {
  const sites = variants.map(({ variant: { locale }, settings }) => ({
    locale,
    url: readUrl(cleanText(settings['NEXT_PUBLIC_HTTP_URL'])),
  }));
  return variants.map(({ variant }) => ({
    name: variant.locale,
    label: variantLabel(variant),
    settingsFile: settingsFileOf(variant.locale),
    variables: {
      NEXT_PUBLIC_REGION: regions[variant.region].flag,
      NEXT_PUBLIC_LANGUAGE: variant.language,
      NEXT_PUBLIC_OTHER_REGION_URL: sites
        .filter(({ locale, url }) => url && locale !== variant.locale)
        .map(({ locale, url }) => `${locale}=${url}`)
        .join(' '),
    },
  }));
}

/**
 * One site for each region, with the same settings. Their language and their list of other sites are
 * those of the region that they select. Another region has English and no list.
 */
export function regionBuilds(settings: EnvironmentVariables): readonly SiteBuild[] {
  const selected = parseRegion(settings['NEXT_PUBLIC_REGION']);
  return REGIONS.map((region) => ({
    name: region,
    label: regions[region].country,
    variables: {
      NEXT_PUBLIC_REGION: regions[region].flag,
      ...(region !== selected && { NEXT_PUBLIC_LANGUAGE: '', NEXT_PUBLIC_OTHER_REGION_URL: '' }),
    },
  }));
}
