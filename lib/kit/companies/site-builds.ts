import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { processEnv, resetEnv } from '@next/env';
import type { SettingsFiles } from '../settings';
import type { EnvironmentVariables } from '../settings';
import { normaliseWhitespace } from '../text';
import { readUrl } from '../urls';
import { parseRegion, REGIONS, regions } from '@/lib/region/regions';
import { variantLabel, type Variant } from '@/lib/region/variants';
import { PROJECT, settingsFileOf, variantsOfCompany, type Company } from './companies';

/** A build of one site. */
export interface SiteBuild {
  readonly company: Company;
  /** The name of the site's folder. */
  readonly name: string;
  /** The site's name in messages, such as "India, Hindi" or "kiran: India, Hindi". */
  readonly label: string;
  readonly files: SettingsFiles;
  /** The settings in these files, and the process environment, which takes precedence. */
  readonly settings: EnvironmentVariables;
  /** The variables that take precedence over all settings. */
  readonly variables: EnvironmentVariables;
}

/**
 * The builds of a company's sites: of each variant for which it has a settings file.
 *
 * @param required whether the project itself has to have a variant. A company has to have one.
 */
export function siteBuildsOf(company: Company, required?: boolean): readonly SiteBuild[] {
  const { name, folder, settingsFiles } = company;
  const variants = variantsOfCompany(readdirSync(folder || '.'), folder, required);
  const sites = variants.map((variant) => ({
    variant,
    ...readSettings([...settingsFiles, folder + settingsFileOf(variant)]),
  }));
  return sites.map(({ variant, ...read }) => ({
    ...read,
    company,
    name: variant.locale,
    label: name ? `${name}: ${variantLabel(variant)}` : variantLabel(variant),
    variables: variablesOf(variant, sites),
  }));
}

/**
 * The variables that select the region and the language of a variant, and link it to the other
 * sites (`hreflang`). The build itself reports a URL that is wrong, or that two variants have.
 */
export function variablesOf(
  { locale, region, language }: Variant,
  sites: readonly { readonly variant: Variant; readonly settings: EnvironmentVariables }[],
): EnvironmentVariables {
  const links = sites.flatMap(({ variant, settings }) => {
    const url = readUrl(normaliseWhitespace(settings['NEXT_PUBLIC_HTTP_URL']));
    return url && variant.locale !== locale ? `${variant.locale}=${url}` : [];
  });
  return {
    NEXT_PUBLIC_REGION: regions[region].flag,
    NEXT_PUBLIC_LANGUAGE: language,
    NEXT_PUBLIC_OTHER_REGION_URL: links.join(' '),
  };
}

/**
 * The builds of one site for each region, with the settings of the project. Their language and
 * their list of other sites are those of the region that the settings select. Another region has
 * English and no list.
 */
export function regionBuilds(read = readSettings(PROJECT.settingsFiles)): readonly SiteBuild[] {
  const selected = parseRegion(read.settings['NEXT_PUBLIC_REGION']);
  return REGIONS.map((region) => ({
    ...read,
    company: PROJECT,
    name: region,
    label: regions[region].country,
    variables: {
      NEXT_PUBLIC_REGION: regions[region].flag,
      ...(region !== selected && { NEXT_PUBLIC_LANGUAGE: '', NEXT_PUBLIC_OTHER_REGION_URL: '' }),
    },
  }));
}

/** The settings in files, from the lowest precedence. */
function readSettings(paths: readonly string[]): Pick<SiteBuild, 'files' | 'settings'> {
  const loadedEnvFiles = paths
    .filter((path) => existsSync(path))
    .map((path) => ({ path, contents: readFileSync(path, 'utf8'), env: {} }))
    .reverse();
  const [, parsedEnv] = processEnv(loadedEnvFiles, process.cwd(), console, true);
  // Next also writes what it reads into the process environment, which the next read would prefer.
  resetEnv();
  return { files: { loadedEnvFiles, parsedEnv }, settings: { ...parsedEnv, ...process.env } };
}
