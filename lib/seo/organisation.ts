import { configuredValue } from '@/lib/config/company';
import type { ComplaintsContact } from '@/lib/config/legal-facts';
import type { Configuration } from '@/lib/config/read-configuration';
import type { LinkedData } from './linked-data';

/**
 * Structured data of the company for search engines (schema.org FinancialService): the facts that
 * the company set, and nothing else. Undefined while the company has not set its name.
 */
export function organisationData(configuration: Configuration): LinkedData | undefined {
  const { company, siteUrl, legal, offerTerms } = configuration;
  if (!configuredValue(company, 'name')) return undefined;
  const email = configuredValue(company, 'email');
  const address = configuredValue(company, 'address');
  const identifiers = [
    ['CIN', company.cin],
    ['NBFC', company.nbfc],
  ].flatMap(([propertyID, value]) =>
    propertyID && value ? [{ '@type': 'PropertyValue', propertyID, value }] : [],
  );
  return {
    '@context': 'https://schema.org',
    '@type': 'FinancialService',
    name: company.name,
    ...(siteUrl && { url: siteUrl }),
    ...(email && { email }),
    ...(company.phone && { telephone: company.phone }),
    ...(address && { address }),
    ...(identifiers.length > 0 && { identifier: identifiers }),
    ...contactPoint(legal.complaints),
    ...(offerTerms.example && { feesAndCommissionsSpecification: offerTerms.example }),
  };
}

function contactPoint({ name, phone, email }: ComplaintsContact): LinkedData {
  if (!name && !phone && !email) return {};
  return {
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'complaints',
      ...(name && { name }),
      ...(phone && { telephone: phone }),
      ...(email && { email }),
    },
  };
}
