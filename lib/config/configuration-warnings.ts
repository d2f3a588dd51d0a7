import { REGIONS, regions } from '@/lib/region/regions';
import { quoteForMessage } from './quote-for-message';
import type { Configuration } from './read-configuration';
import { schema } from './schema';
import { nearestSetting } from './setting-names';

/** What a deployer should know about settings that are not wrong: each in one sentence or two. */
export function configurationWarnings({
  region,
  mistakenRegionFlag,
  misspeltVariables,
  company,
  contactUrl,
  contactFields,
  contactRedirectOrigins,
  siteUrl,
  alternateSites,
}: Configuration): readonly string[] {
  const warnings = misspeltVariables.map(
    (variable) =>
      `${variable} is not a setting of this site. The most similar name is ${nearestSetting(variable)}.`,
  );
  if (mistakenRegionFlag) {
    const flags = REGIONS.map((one) => `${regions[one].flag} for ${regions[one].country}`);
    warnings.push(
      `NEXT_PUBLIC_REGION is ${quoteForMessage(mistakenRegionFlag)}, so this is the site for ${regions[region].country}. Write ${flags.join(' or ')}.`,
    );
  }
  if (company.exampleFields.length > 0) {
    const variables = company.exampleFields.map((field) => schema.company[field][0]);
    warnings.push(`The page still shows the example company for: ${variables.join(', ')}.`);
  }
  if (!contactUrl)
    warnings.push(
      'NEXT_PUBLIC_CONTACT_URL is not set: the form sends nothing, and says "Submit successfully!".',
    );
  if (!contactUrl && (contactFields || contactRedirectOrigins))
    warnings.push(
      'NEXT_PUBLIC_CONTACT_FIELDS and NEXT_PUBLIC_CONTACT_REDIRECT_ORIGINS do nothing without NEXT_PUBLIC_CONTACT_URL.',
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
