import { configuredValue } from '@/lib/config/company';
import type { Configuration } from '@/lib/config/read-configuration';

type JsonLd = { readonly [key: string]: string | JsonLd | JsonLd[] };

/** How the data of the app names the data of the company, which is on the same page. */
const COMPANY_ID = '#company';

/**
 * Structured data of the page for search engines: the company, and its app once the link to it is
 * set. Nobody has stated a name, a price or ratings of the app. Undefined while the company has not
 * set its own name.
 */
export function structuredData(
  configuration: Configuration,
): JsonLd | readonly JsonLd[] | undefined {
  const { company, appUrl } = configuration;
  if (!configuredValue(company, 'name')) return undefined;
  const organisation = organisationData(configuration);
  if (!appUrl) return organisation;
  return [
    { ...organisation, '@id': COMPANY_ID },
    {
      '@context': 'https://schema.org',
      '@type': 'MobileApplication',
      installUrl: appUrl,
      applicationCategory: 'FinanceApplication',
      publisher: { '@id': COMPANY_ID },
    },
  ];
}

/** The facts that the company set (schema.org FinancialService), and nothing else. */
function organisationData({ company, siteUrl, legal, offerTerms }: Configuration): JsonLd {
  const identifiers = Object.entries(
    withoutBlanks({ CIN: legal.facts.cin, NBFC: legal.facts.nbfc }),
  ).map(([propertyID, value]) => ({ '@type': 'PropertyValue', propertyID, value }));
  const complaints = withoutBlanks({
    name: legal.complaints.name,
    telephone: legal.complaints.phone,
    email: legal.complaints.email,
  });
  return {
    '@context': 'https://schema.org',
    '@type': 'FinancialService',
    ...withoutBlanks({
      name: company.name,
      url: siteUrl,
      email: configuredValue(company, 'email'),
      telephone: company.phone,
      // The registered office comes first.
      address: configuredValue(company, 'address').split(' | ')[0] ?? '',
      feesAndCommissionsSpecification: offerTerms.example,
    }),
    ...(identifiers.length > 0 && { identifier: identifiers }),
    ...(Object.keys(complaints).length > 0 && {
      contactPoint: { '@type': 'ContactPoint', contactType: 'complaints', ...complaints },
    }),
  };
}

function withoutBlanks(facts: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact)) as Record<
    string,
    string
  >;
}

/** JSON in which no text can end its `script` element (HTML §4.12.1.3). */
export function jsonForScript(data: JsonLd | readonly JsonLd[]): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
