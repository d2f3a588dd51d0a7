import type { LoanExample } from '@/lib/config/loan-example';
import type { Configuration } from '@/lib/config/read-configuration';
import { formatMessage } from '@/lib/kit/messages';
import { urlOf } from '@/lib/kit/urls';
import type { InterfaceMessages } from '@/lib/region/messages/messages-type';

type JsonLd = { readonly [key: string]: string | JsonLd | JsonLd[] };

/**
 * Structured data of the page for search engines: the facts that the company set, and nothing else,
 * and the name of the site, once its URL is set.
 * A type has all fields that Google requires: a local business needs an address, so a company
 * without one is an organisation. The app is left out, because it needs a name, a price and
 * ratings, which nobody has stated. Undefined while the company has not set its own name.
 */
export function structuredData({
  company,
  siteUrl,
  legal,
  loanExample,
  messages,
  language,
  offerTerms,
  logo,
}: Configuration & { readonly logo?: { readonly url: string } | undefined }): JsonLd | undefined {
  if (!company.stated.name) return undefined;
  // The registered office comes first. The setting is one text, which may have any form.
  const streetAddress = firstOf(company.stated.address);
  const identifiers = Object.entries(
    withoutEmpty({ CIN: legal.facts.cin, NBFC: legal.facts.nbfc }),
  ).map(([propertyID, value]) => ({ '@type': 'PropertyValue', propertyID, value }));
  const complaints = withoutEmpty({
    name: legal.complaints.name,
    telephone: firstOf(legal.complaints.phone),
    email: legal.complaints.email,
  });
  const organisation = {
    '@type': streetAddress ? 'FinancialService' : 'Organization',
    ...withoutEmpty({
      name: company.name,
      url: siteUrl,
      logo: logo && siteUrl ? urlOf(logo.url, siteUrl) : '',
      email: company.stated.email,
      telephone: firstOf(company.phone),
    }),
    ...(streetAddress && {
      address: { '@type': 'PostalAddress', streetAddress },
      ...withoutEmpty({
        feesAndCommissionsSpecification:
          offerTerms.example || (loanExample ? inWords(loanExample, messages.offer, language) : ''),
      }),
    }),
    ...(identifiers.length > 0 && { identifier: identifiers }),
    ...(Object.keys(complaints).length > 0 && {
      contactPoint: { '@type': 'ContactPoint', contactType: 'complaints', ...complaints },
    }),
  };
  // Google shows the name of this type above a result, and otherwise the domain.
  const website = { '@type': 'WebSite', name: company.name, url: siteUrl };
  return {
    '@context': 'https://schema.org',
    '@graph': siteUrl ? [organisation, website] : [organisation],
  };
}

/** The first one of several values. */
function firstOf(values: string): string {
  return values.replace(/ \| .*/, '');
}

/** An example in one line, such as "You get ₹10,000. You repay ₹10,989. 120 days, total cost ₹989". */
function inWords(
  { amount, repayment, days, cost }: LoanExample,
  { youGet, youRepay, exampleCost }: InterfaceMessages['offer'],
  language: string,
): string {
  const details = formatMessage(exampleCost, language, { days, cost }) ?? '';
  return [`${youGet} ${amount}`, `${youRepay} ${repayment}`, details].join('. ');
}

function withoutEmpty(facts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact));
}

/** JSON in which no text can end its `script` element (HTML §4.12.1.3). */
export function jsonForScript(data: JsonLd): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
