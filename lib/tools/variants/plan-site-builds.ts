import type { EnvironmentVariables } from '@/lib/config/parse-settings';
import { normaliseWhitespace } from '@/lib/config/text-validation';
import { quoteForMessage } from '@/lib/config/validation-error';
import { readUrl } from '@/lib/config/web-url';
import { parseRegion, REGIONS, regions } from '@/lib/region/regions';
import { variantLabel, VARIANTS, type Variant } from '@/lib/region/variants';

/** A file of settings for a language tag, whether or not the site has that variant. */
const VARIANT_FILE = /^\.env\.[a-z]{2,3}[-_][a-z]{2}(\.txt)?$/i;

function settingsFileOf(locale: string): string {
  return `.env.${locale}`;
}

/** A settings file that not all sites of a company read, and no copy that an editor keeps. */
const SETTINGS_FILE = /^\.env\.(?!example$|.*(?:\.sw[a-p]|~)$)/;

/**
 * The variants that a company has settings files for.
 *
 * @param files in the folder of the project, or of a company in `companies/`.
 * @param folder the path of that folder from the project, with a slash at the end; empty for the
 *   project, which may have none.
 * @throws Error that names the files that no variant reads, or what is missing.
 */
export function variantsOfCompany(files: readonly string[], folder = ''): readonly Variant[] {
  const known = VARIANTS.map(({ locale }) => settingsFileOf(locale));
  const forVariants = folder ? SETTINGS_FILE : VARIANT_FILE;
  const unknown = files.filter((file) => forVariants.test(file) && !known.includes(file));
  if (unknown.length > 0) {
    const named = unknown.map((file) => folder + file).join(', ');
    throw new Error(`No variant reads ${named}. Write ${settingsFileNames()}.`);
  }
  const variants = VARIANTS.filter(({ locale }) => files.includes(settingsFileOf(locale)));
  if (folder && variants.length === 0)
    throw new Error(
      `There is no settings file of a variant in ${folder}. Write one or more: ${settingsFileNames()}.`,
    );
  return variants;
}

/** The settings files that a company can have, as a part of a sentence. */
export function settingsFileNames(): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
    VARIANTS.map(({ locale }) => settingsFileOf(locale)),
  );
}

/**
 * @param known the names of the folders in `companies/`.
 * @throws Error if a name is none of them, or is needed for the sites of the project itself.
 */
export function assertCompanyName(name: string, known: readonly string[]): void {
  if (!known.includes(name))
    throw new Error(
      `companies/ has no folder ${quoteForMessage(name)}. Its folders: ${known.join(', ') || 'none'}.`,
    );
  if (isVariantName(name))
    throw new Error(
      `Rename companies/${name}: variants/${name}/ is the folder of a site of the project itself.`,
    );
}

/** Whether `variants/<name>/` is a site of the project itself. */
export function isVariantName(name: string): boolean {
  return VARIANTS.some(({ locale }) => locale === name);
}

export interface VariantSettings {
  readonly variant: Variant;
  readonly settings: EnvironmentVariables;
}

export interface SiteBuild {
  /** The name of its folder. */
  readonly name: string;
  /** Its name in messages, such as "India, Hindi". */
  readonly label: string;
  /** The variables that take precedence over all settings files. */
  readonly variables: Readonly<Record<string, string>>;
}

/**
 * Selects the region and the language of each variant, and lets all of them link to each other
 * (`hreflang`). The build itself reports a URL that is wrong, or that two variants have.
 */
export function variantBuilds(variants: readonly VariantSettings[]): readonly SiteBuild[] {
  const sites = variants.map(({ variant: { locale }, settings }) => ({
    locale,
    url: readUrl(normaliseWhitespace(settings['NEXT_PUBLIC_HTTP_URL'])),
  }));
  return variants.map(({ variant }) => ({
    name: variant.locale,
    label: variantLabel(variant),
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
 * One site for each region, with the same settings. Their language and their list of other sites
 * are those of the region that they select. Another region has English and no list.
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
