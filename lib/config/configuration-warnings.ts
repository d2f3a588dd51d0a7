import { REGIONS, regions } from '@/lib/region/regions';
import type { ReplaceableField } from './company';
import { quoteForMessage } from './quote-for-message';
import type { Configuration } from './read-configuration';

const VARIABLES: Readonly<Record<ReplaceableField, string>> = {
  name: 'NEXT_PUBLIC_COM_NAME',
  email: 'NEXT_PUBLIC_EMAIL',
  address: 'NEXT_PUBLIC_ADDRESS',
  copyright: 'NEXT_PUBLIC_COPYRIGHT',
};

/** What a deployer should know about settings that are not wrong: each in one sentence or two. */
export function configurationWarnings({
  region,
  mistakenRegionFlag,
  misspeltVariables,
  company,
  contactUrl,
  siteUrl,
  alternateSites,
}: Configuration): readonly string[] {
  const warnings = misspeltVariables.map(
    ({ variable, nearest }) =>
      `${variable} is not a setting of this site. Did you mean ${nearest}?`,
  );
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
  if (!contactUrl)
    warnings.push(
      'NEXT_PUBLIC_CONTACT_URL is not set: the form sends nothing, and says "Submit successfully!".',
    );
  if (!siteUrl)
    warnings.push(
      'NEXT_PUBLIC_HTTP_URL is not set: the site has no canonical URL, sitemap, hreflang or picture for shared links.',
    );
  else if (alternateSites.length === 0)
    warnings.push(
      'NEXT_PUBLIC_OTHER_REGION_URL is not set: the site has no hreflang link to another country or language.',
    );
  return warnings;
}
