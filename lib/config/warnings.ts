import { REGIONS, regions } from '@/lib/region/regions';
import type { ReplaceableField } from './company';
import type { Configuration } from './configuration';
import { quoteForMessage } from './quote-for-message';

const VARIABLES: Readonly<Record<ReplaceableField, string>> = {
  name: 'NEXT_PUBLIC_COM_NAME',
  email: 'NEXT_PUBLIC_EMAIL',
  address: 'NEXT_PUBLIC_ADDRESS',
  copyright: 'NEXT_PUBLIC_COPYRIGHT',
};

/** What a deployer should know about settings that are not wrong, one sentence each. */
export function configurationWarnings({
  region,
  mistakenRegionFlag,
  company,
  siteUrl,
  otherEditions,
}: Configuration): readonly string[] {
  const warnings: string[] = [];
  if (mistakenRegionFlag) {
    const flags = REGIONS.map((one) => `${regions[one].flag} for ${regions[one].country}`);
    warnings.push(
      `NEXT_PUBLIC_REGION is ${quoteForMessage(mistakenRegionFlag)}, so this is the site for ${regions[region].country}. Write ${flags.join(' or ')}.`,
    );
  }
  if (company.exampleFields.length > 0) {
    const variables = company.exampleFields.map((field) => VARIABLES[field]);
    warnings.push(`The page still shows the example company for: ${variables.join(', ')}.`);
  }
  if (!siteUrl) {
    warnings.push(
      'NEXT_PUBLIC_HTTP_URL is not set: the site has no canonical URL, sitemap, hreflang or picture for shared links.',
    );
  } else if (otherEditions.length === 0) {
    warnings.push(
      'NEXT_PUBLIC_OTHER_REGION_URL is not set: the site has no hreflang link to another country or language.',
    );
  }
  return warnings;
}
