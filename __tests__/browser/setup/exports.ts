import { findEdition, type Edition } from '@/lib/region/editions';
import { REGIONS, parseRegion, regions, type Region } from '@/lib/region/regions';
import { CONFIGURED_COMPANIES, type ConfiguredCompany } from './configured-companies';

/** The name of an export of the browser tests, which is also the name of its folder in `reports/exports`. */
export type SiteName = Region | ConfiguredCompany;

/** One export of the browser tests. */
export interface Site {
  readonly name: SiteName;
  readonly edition: Edition;
}

export interface ConfiguredSite extends Site {
  readonly name: ConfiguredCompany;
}

/** The English site of each region, with the example company. */
const EXAMPLE_SITES: readonly Site[] = REGIONS.map((region) => ({
  name: region,
  edition: editionOf(region, 'en'),
}));

/** The site of each company that sets everything, in the language of its region. */
export const CONFIGURED_SITES: readonly ConfiguredSite[] = (
  Object.keys(CONFIGURED_COMPANIES) as ConfiguredCompany[]
).map((name) => {
  const { NEXT_PUBLIC_REGION, NEXT_PUBLIC_LANGUAGE } = CONFIGURED_COMPANIES[name];
  return { name, edition: editionOf(parseRegion(NEXT_PUBLIC_REGION), NEXT_PUBLIC_LANGUAGE) };
});

/** Every export of the browser tests. */
export const SITES: readonly Site[] = [...EXAMPLE_SITES, ...CONFIGURED_SITES];

/** What people call an export, such as "India" or "India, Hindi, configured". */
export function labelOf(site: Site): string {
  const { region, language } = site.edition;
  const { country } = regions[region];
  if (!(site.name in CONFIGURED_COMPANIES)) return country;
  return `${country}, ${new Intl.DisplayNames('en', { type: 'language' }).of(language)}, configured`;
}

function editionOf(region: Region, language: string): Edition {
  const edition = findEdition(region, language);
  if (!edition) throw new Error(`${region} has no edition in the language ${language}.`);
  return edition;
}
