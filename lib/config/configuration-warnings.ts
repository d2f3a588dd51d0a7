import { quoteForMessage } from '@/lib/kit/text';
import { urlOf, normalisePageUrl } from '@/lib/kit/urls';
import { REGIONS, regions } from '@/lib/region/regions';
import type { SitePage } from '@/lib/site/pages';
import type { Configuration } from './read-configuration';
import { variableOf } from './schema';

/** Warnings about settings that are not wrong, and about pages without content. */
export function configurationWarnings(
  configuration: Configuration,
  emptyPages: readonly SitePage[],
): readonly string[] {
  const { region, regionFlag, contactUrl, siteUrl, legal, appUrls } = configuration;
  const { country } = regions[region];
  const warnings = configuration.misspeltVariables.map(
    (variable) => `${variable} is not a setting of this site. .env.example lists all settings.`,
  );
  if (regionFlag.trim() && REGIONS.every((one) => regions[one].flag !== regionFlag)) {
    const flags = REGIONS.map((one) => `${regions[one].flag} for ${regions[one].country}`);
    warnings.push(
      `NEXT_PUBLIC_REGION is ${quoteForMessage(regionFlag)}, so this is the site for ${country}. Write ${flags.join(' or ')}.`,
    );
  }
  if (!contactUrl)
    warnings.push(
      'NEXT_PUBLIC_CONTACT_URL is not set: the form sends nothing, and says "Submit successfully!".',
    );
  if (!contactUrl && (configuration.contactFields || configuration.contactRedirectOrigins))
    warnings.push(
      'NEXT_PUBLIC_CONTACT_FIELDS and NEXT_PUBLIC_CONTACT_REDIRECT_ORIGINS do nothing without NEXT_PUBLIC_CONTACT_URL.',
    );
  const figures = Object.values(variableOf.legal.performance).filter(
    (variable) => variable in configuration.values,
  );
  if (figures.length > 0 && !configuration.copy.performance)
    warnings.push(`The site for ${country} does not show ${figures.join(', ')}.`);
  if (!siteUrl)
    warnings.push(
      'NEXT_PUBLIC_HTTP_URL is not set: the site has no canonical URL, sitemap, hreflang or picture for shared links.',
    );
  else if (configuration.alternateSites.length === 0)
    warnings.push(
      'NEXT_PUBLIC_OTHER_REGION_URL is not set: the site has no hreflang link to another country or language.',
    );
  const links = [
    ['NEXT_PUBLIC_PRIVACY_URL', legal.links.privacy] as const,
    ['NEXT_PUBLIC_TERMS_URL', legal.links.terms] as const,
    ...appUrls.map((url) => ['NEXT_PUBLIC_APP_URL', url] as const),
  ];
  for (const { path } of siteUrl ? emptyPages : [])
    for (const [variable, link] of links)
      if (normalisePageUrl(link) === normalisePageUrl(urlOf(path, siteUrl)))
        warnings.push(
          `${variable} leads to ${path}, which is an empty placeholder of this site. Write content/${region}${path}.en.md, or link to another page.`,
        );
  return warnings;
}
