import type { EnvironmentVariables } from '@/lib/config/configuration';
import { readUrl } from '@/lib/config/web-url';
import { EDITIONS, type Edition } from '@/lib/region/editions';
import { regions } from '@/lib/region/regions';

/** What the name of an edition's settings file already says, or the other files say. */
const DERIVED = ['NEXT_PUBLIC_REGION', 'NEXT_PUBLIC_LANGUAGE', 'NEXT_PUBLIC_OTHER_REGION_URL'];

/** A file of settings for a language tag, whether or not the site has that edition. */
const EDITION_FILE = /^\.env\.[a-z]{2,3}[-_][a-z]{2}$/i;

/** The settings file of an edition, such as `.env.hi-IN`. */
export function settingsFileOf({ locale }: { readonly locale: string }): string {
  return `.env.${locale}`;
}

/**
 * The editions that a company has settings files for.
 *
 * @param files the names of all files in the folder of the project.
 * @throws Error that names the files that no edition reads, or what is missing.
 */
export function editionsOfCompany(files: readonly string[]): readonly Edition[] {
  const known = EDITIONS.map(settingsFileOf);
  const allowed = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(known);
  const unknown = files.filter((file) => EDITION_FILE.test(file) && !known.includes(file));
  if (unknown.length > 0)
    throw new Error(`No edition reads ${unknown.join(', ')}. Write ${allowed}.`);
  if (files.includes('.env.production.local'))
    throw new Error(
      'The settings of each edition take the place of .env.production.local. Move its settings to .env.local.',
    );
  const editions = EDITIONS.filter((edition) => files.includes(settingsFileOf(edition)));
  if (editions.length === 0)
    throw new Error(`There is no settings file of an edition. Write one or more: ${allowed}.`);
  return editions;
}

/** An edition with all settings that its build would read. */
export interface EditionSettings {
  readonly edition: Edition;
  readonly settings: EnvironmentVariables;
  /** The variables that the edition's own file sets. */
  readonly own: readonly string[];
}

/** An edition, and the variables that select it and name the other editions. */
export interface EditionBuild extends EditionSettings {
  readonly variables: Readonly<Record<string, string>>;
}

/**
 * Selects the region and the language of each edition, and lets all of them link to each other
 * (`hreflang`). An edition without a URL is not linked.
 *
 * @throws Error if a file sets what is derived, or if two editions have the same URL.
 */
export function editionBuilds(editions: readonly EditionSettings[]): readonly EditionBuild[] {
  const urls = new Map<string, Edition>();
  for (const { edition, settings, own } of editions) {
    const derived = DERIVED.filter((variable) => own.includes(variable));
    if (derived.length > 0)
      throw new Error(
        `${settingsFileOf(edition)} sets ${derived.join(', ')}. Remove it: the name of the file selects the edition, and the editions link to each other.`,
      );
    const read = readUrl(settings['NEXT_PUBLIC_HTTP_URL']?.trim() ?? '');
    // The build itself reports a wrong URL.
    if (!('url' in read)) continue;
    const other = urls.get(read.url);
    if (other)
      throw new Error(
        `${other.locale} and ${edition.locale} have the same NEXT_PUBLIC_HTTP_URL, ${read.url}. Set one in each file.`,
      );
    urls.set(read.url, edition);
  }
  return editions.map((one) => ({
    ...one,
    variables: {
      NEXT_PUBLIC_REGION: regions[one.edition.region].flag,
      NEXT_PUBLIC_LANGUAGE: one.edition.language,
      NEXT_PUBLIC_OTHER_REGION_URL: [...urls]
        .filter(([, other]) => other !== one.edition)
        .map(([url, other]) => `${other.locale}=${url}`)
        .join(' '),
    },
  }));
}

/**
 * What a company may not expect of the command.
 *
 * @param folders the folders that earlier builds have left, by language tag.
 */
export function editionWarnings(
  editions: readonly EditionSettings[],
  folders: readonly string[],
): readonly string[] {
  const overridden = editions.some(({ settings }) =>
    settings['NEXT_PUBLIC_OTHER_REGION_URL']?.trim(),
  );
  const built = editions.map(({ edition }) => edition.locale);
  const removed = folders.filter((folder) => !built.some((locale) => locale === folder));
  return [
    ...(overridden
      ? [
          'NEXT_PUBLIC_OTHER_REGION_URL was not used: the sites that are built together link to each other, and to no other site.',
        ]
      : []),
    ...removed.map(
      (folder) =>
        `editions/${folder}/ is of an earlier build, because there is no ${settingsFileOf({ locale: folder })}. Delete it if you no longer publish that site.`,
    ),
  ];
}
