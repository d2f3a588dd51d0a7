import type { Configuration } from '@/lib/config/configuration';

/** A value as JSON-LD has it; blank facts are left out. */
type LinkedData = { readonly [key: string]: string | LinkedData | LinkedData[] };

/**
 * Structured data of the company for search engines (schema.org FinancialService): its facts that are set and nothing
 * else. Undefined while the company has no name of its own, because the demonstration's is nobody's.
 */
export function organisationData({
  company,
  atDemonstrationDefault,
}: Configuration): LinkedData | undefined {
  if (atDemonstrationDefault.includes('NEXT_PUBLIC_COM_NAME')) return undefined;
  const { comName, httpUrl, eMail, phone, address, CIN, NBFC } = company;
  const identifiers = [
    ['CIN', CIN],
    ['NBFC', NBFC],
  ].flatMap(([propertyID, value]) =>
    propertyID && value ? [{ '@type': 'PropertyValue', propertyID, value }] : [],
  );
  return {
    '@context': 'https://schema.org',
    '@type': 'FinancialService',
    name: comName,
    ...(httpUrl && { url: httpUrl }),
    ...(eMail && { email: eMail }),
    ...(phone && { telephone: phone }),
    ...(address && { address }),
    ...(identifiers.length > 0 && { identifier: identifiers }),
  };
}

/** JSON that can stand in a `script` element: no text in it can end the element (HTML §4.12.1.3). */
export function jsonForScript(data: LinkedData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
