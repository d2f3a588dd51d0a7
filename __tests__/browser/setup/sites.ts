import type { Company } from '@/lib/config/company';
import { readConfiguration } from '@/lib/config/read-configuration';
import type { EnvironmentVariables } from '@/lib/kit/settings/parse-settings';
import { REGIONS, regions, type Region } from '@/lib/region/regions';
import type { VariantWithCopy } from '../../variants-with-copy';
import {
  CONFIGURED_COMPANIES,
  EXAMPLES_IN_OTHER_LANGUAGES,
  type ConfiguredCompany,
  type OtherLanguage,
} from './configured-companies';
import type { EXTRA_EXPORTS } from './extra-export-settings';

/** The name of an export of the browser tests, which is also the name of its folder. */
export type SiteName = Region | ConfiguredCompany | OtherLanguage | keyof typeof EXTRA_EXPORTS;

/** One export of the browser tests, with the texts that its pages show. */
export interface TestedSite<Name extends SiteName = SiteName> {
  readonly name: Name;
  readonly variant: VariantWithCopy;
  readonly company: Company;
  /** Whether its service worker stores the site for offline use. */
  readonly offlineCache: boolean;
}

/** The English site of each region, with the example company. */
export const EXAMPLE_SITES: readonly TestedSite<Region>[] = REGIONS.map((region) =>
  siteOf(region, { NEXT_PUBLIC_REGION: regions[region].flag }),
);

/** The site of each company that sets everything, in the language of its region. */
export const CONFIGURED_SITES: readonly TestedSite<ConfiguredCompany>[] = (
  Object.keys(CONFIGURED_COMPANIES) as ConfiguredCompany[]
).map((name) => siteOf(name, CONFIGURED_COMPANIES[name]));

/** One site of every variant. */
export const SITES: readonly TestedSite[] = [
  ...EXAMPLE_SITES,
  ...CONFIGURED_SITES,
  ...Object.entries(EXAMPLES_IN_OTHER_LANGUAGES).map(([name, settings]) =>
    siteOf(name as OtherLanguage, settings),
  ),
];

/**
 * One export of each region, and the two have little in common: the English site of the example
 * company, and the site in Bahasa Indonesia of a company that sets everything. They are for tests
 * of what depends on neither the language nor the settings. Tests of web servers and of `next dev`
 * use one export, because both treat all exports alike.
 */
export const CONTRASTING_SITES: readonly TestedSite[] = SITES.filter(({ name }) =>
  ['india', 'indonesia-configured'].includes(name),
);

/**
 * For slow tests of what the texts, the font and the settings may change: the example of each country
 * and the company that sets everything in Hindi, whose letters have signs above and below. `npm run
 * test:languages` opens all sites, once a week.
 */
export const SITES_OF_SLOW_TESTS = process.env['ALL_LANGUAGES']
  ? SITES
  : SITES.filter(({ name }) => name !== 'indonesia-configured');

/**
 * The same two. A test of a behaviour that depends on neither the language nor the settings opens
 * one of them; the test files take them in turn.
 */
export const [EXAMPLE_SITE, CONFIGURED_SITE] = CONTRASTING_SITES as readonly [
  TestedSite,
  TestedSite,
];

/**
 * The offer of a site as its main heading says it, such as "Loans from ₹2,000 to ₹80,000 within 2
 * hours".
 */
export function offerHeadingOf({ variant: { copy } }: TestedSite): string {
  return copy.headline.join('');
}

function siteOf<Name extends SiteName>(
  name: Name,
  settings: EnvironmentVariables,
): TestedSite<Name> {
  const { region, language, locale, copy, figures, messages, company, offlineCache } =
    readConfiguration(settings);
  return {
    name,
    variant: { region, language, locale, copy, figures, messages },
    company,
    offlineCache,
  };
}
