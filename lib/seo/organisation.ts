import { configuredValue } from '@/lib/config/company';
import type { Configuration } from '@/lib/config/read-configuration';
import type { JsonLd } from './json-ld';

/**
 * Structured data of the company for search engines (schema.org FinancialService): the facts that
 * the company set, and nothing else. Undefined while the company has not set its name.
 */
export function organisationData(configuration: Configuration): JsonLd | undefined {
  const { company, siteUrl, legal, offerTerms } = configuration;
  if (!configuredValue(company, 'name')) return undefined;
  const identifiers = Object.entries({ CIN: legal.facts.cin, NBFC: legal.facts.nbfc }).flatMap(
    ([propertyID, value]) => (value ? [{ '@type': 'PropertyValue', propertyID, value }] : []),
  );
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
      address: configuredValue(company, 'address'),
      feesAndCommissionsSpecification: offerTerms.example,
    }),
    ...(identifiers.length > 0 && { identifier: identifiers }),
    ...(Object.keys(complaints).length > 0 && {
      contactPoint: { '@type': 'ContactPoint', contactType: 'complaints', ...complaints },
    }),
  };
}

/** The facts that are known. */
function withoutBlanks(facts: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact));
}
