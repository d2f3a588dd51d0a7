import type { Configuration } from '@/lib/config/read-configuration';
import type { JsonLd } from './json-ld';
import { organisationData } from './organisation';

/** How the data of the app names the data of the company, which is on the same page. */
const COMPANY_ID = '#company';

/** The operating systems of the apps in the two stores, by the store's host name. */
const OPERATING_SYSTEMS = new Map([
  ['play.google.com', 'Android'],
  ['apps.apple.com', 'iOS'],
  ['itunes.apple.com', 'iOS'],
]);

/**
 * Structured data of the page for search engines: the company, and its app once the link to it is
 * set. Nobody has stated a name, a price or ratings of the app. Undefined while the company has not
 * set its own name.
 */
export function structuredData(
  configuration: Configuration,
): JsonLd | readonly JsonLd[] | undefined {
  const organisation = organisationData(configuration);
  const { appUrl } = configuration;
  if (!organisation || !appUrl) return organisation;
  const operatingSystem = OPERATING_SYSTEMS.get(new URL(appUrl).hostname);
  return [
    { ...organisation, '@id': COMPANY_ID },
    {
      '@context': 'https://schema.org',
      '@type': 'MobileApplication',
      installUrl: appUrl,
      applicationCategory: 'FinanceApplication',
      ...(operatingSystem && { operatingSystem }),
      publisher: { '@id': COMPANY_ID },
    },
  ];
}
