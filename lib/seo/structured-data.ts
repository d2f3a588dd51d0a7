import type { Configuration } from '@/lib/config/read-configuration';
import { urlOf } from '@/lib/kit/urls';

type JsonLd = { readonly [key: string]: string | JsonLd | JsonLd[] };

/**
 * Structured data of the page for search engines: the facts that the company set, and nothing else.
 * A type has all fields that Google requires: a local business needs an address, so a company
 * without one is an organisation. The app is left out, because it needs a name, a price and
 * ratings, which nobody has stated. Undefined while the company has not set its own name.
 */
export function structuredData({
  company,
  siteUrl,
  legal,
  offerTerms,
  logo,
}: Configuration & { readonly logo?: { readonly url: string } | undefined }): JsonLd | undefined {
  if (!company.stated.name) return undefined;
  // The registered office comes first. The setting is one text, which may have any form.
  const [streetAddress = ''] = company.stated.address.split(' | ');
  const identifiers = Object.entries(
    withoutEmpty({ CIN: legal.facts.cin, NBFC: legal.facts.nbfc }),
  ).map(([propertyID, value]) => ({ '@type': 'PropertyValue', propertyID, value }));
  const complaints = withoutEmpty({
    name: legal.complaints.name,
    telephone: legal.complaints.phone,
    email: legal.complaints.email,
  });
  return {
    '@context': 'https://schema.org',
    '@type': streetAddress ? 'FinancialService' : 'Organization',
    ...withoutEmpty({
      name: company.name,
      url: siteUrl,
      logo: logo && siteUrl ? urlOf(logo.url, siteUrl) : '',
      email: company.stated.email,
      telephone: company.phone,
    }),
    ...(streetAddress && {
      address: { '@type': 'PostalAddress', streetAddress },
      ...withoutEmpty({ feesAndCommissionsSpecification: offerTerms.example }),
    }),
    ...(identifiers.length > 0 && { identifier: identifiers }),
    ...(Object.keys(complaints).length > 0 && {
      contactPoint: { '@type': 'ContactPoint', contactType: 'complaints', ...complaints },
    }),
  };
}

function withoutEmpty(facts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact));
}

/** JSON in which no text can end its `script` element (HTML §4.12.1.3). */
export function jsonForScript(data: JsonLd): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
