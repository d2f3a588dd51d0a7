import type { EnvironmentVariables } from '@/lib/config/parse-settings';
import { cleanText } from '@/lib/config/text-validation';
import { pageIdentity, readUrl } from '@/lib/config/web-url';
import { regions } from '@/lib/region/regions';
import { VARIANTS, type Variant } from '@/lib/region/variants';

/** Settings that the command derives from the names of the files, and from the other files. */
const DERIVED = ['NEXT_PUBLIC_REGION', 'NEXT_PUBLIC_LANGUAGE', 'NEXT_PUBLIC_OTHER_REGION_URL'];

/** A file of settings for a language tag, whether or not the site has that variant. */
const VARIANT_FILE = /^\.env\.[a-z]{2,3}[-_][a-z]{2}$/i;

/** The settings file of a variant, such as `.env.hi-IN`. */
export function settingsFileOf({ locale }: { readonly locale: string }): string {
  return `.env.${locale}`;
}

/**
 * The variants that a company has settings files for.
 *
 * @param files the names of all files in the folder of the project.
 * @throws Error that names the files that no variant reads, or what is missing.
 */
export function variantsOfCompany(files: readonly string[]): readonly Variant[] {
  const known = VARIANTS.map(settingsFileOf);
  const allowed = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(known);
  const unknown = files.filter((file) => VARIANT_FILE.test(file) && !known.includes(file));
  if (unknown.length > 0)
    throw new Error(`No variant reads ${unknown.join(', ')}. Write ${allowed}.`);
  if (files.includes('.env.production.local'))
    throw new Error(
      'This command writes .env.production.local itself, once for each variant. Move your settings from that file to .env.local.',
    );
  const variants = VARIANTS.filter((variant) => files.includes(settingsFileOf(variant)));
  if (variants.length === 0)
    throw new Error(`There is no settings file of a variant. Write one or more: ${allowed}.`);
  return variants;
}

/** A variant with all settings that its build would read. */
export interface VariantSettings {
  readonly variant: Variant;
  readonly settings: EnvironmentVariables;
  /** The variables that the variant's own file sets. */
  readonly own: readonly string[];
}

/** A variant, and the variables that select it and name the other variants. */
export interface VariantBuild extends VariantSettings {
  readonly variables: Readonly<Record<string, string>>;
}

/**
 * Selects the region and the language of each variant, and lets all of them link to each other
 * (`hreflang`). A variant without a URL is not linked.
 *
 * @throws Error if a file sets what is derived, or if two variants have the same URL.
 */
export function variantBuilds(variants: readonly VariantSettings[]): readonly VariantBuild[] {
  const sites = new Map<string, { readonly locale: string; readonly url: string }>();
  for (const { variant, settings, own } of variants) {
    const derived = DERIVED.filter((variable) => own.includes(variable));
    if (derived.length > 0)
      throw new Error(
        `${settingsFileOf(variant)} sets ${derived.join(', ')}. Remove it: the name of the file selects the variant, and the variants link to each other.`,
      );
    const url = readUrl(cleanText(settings['NEXT_PUBLIC_HTTP_URL']));
    // The build itself reports a wrong URL.
    if (!url) continue;
    const other = sites.get(pageIdentity(url));
    if (other)
      throw new Error(
        `${other.locale} and ${variant.locale} have the same NEXT_PUBLIC_HTTP_URL, ${url}. Set one in each file.`,
      );
    sites.set(pageIdentity(url), { locale: variant.locale, url });
  }
  return variants.map((one) => ({
    ...one,
    variables: {
      NEXT_PUBLIC_REGION: regions[one.variant.region].flag,
      NEXT_PUBLIC_LANGUAGE: one.variant.language,
      NEXT_PUBLIC_OTHER_REGION_URL: [...sites.values()]
        .filter(({ locale }) => locale !== one.variant.locale)
        .map(({ locale, url }) => `${locale}=${url}`)
        .join(' '),
    },
  }));
}

/**
 * What a company may not expect of the command.
 *
 * @param folders the folders that earlier builds have left, by language tag.
 */
export function variantWarnings(
  variants: readonly VariantSettings[],
  folders: readonly string[],
): readonly string[] {
  const overridden = variants.some(({ settings }) =>
    settings['NEXT_PUBLIC_OTHER_REGION_URL']?.trim(),
  );
  const built = variants.map(({ variant }) => variant.locale);
  const removed = folders.filter((folder) => !built.some((locale) => locale === folder));
  return [
    ...(overridden
      ? [
          'NEXT_PUBLIC_OTHER_REGION_URL was not used: the sites that are built together link to each other, and to no other site.',
        ]
      : []),
    ...removed.map(
      (folder) =>
        `variants/${folder}/ is of an earlier build, because there is no ${settingsFileOf({ locale: folder })}. Delete it if you no longer publish that site.`,
    ),
  ];
}
