import type { FieldName } from '../known-field-names';

/**
 * The headers that each client takes from query parameters of the page URL (PRODUCT rule 35).
 *
 * The rule does not give their names: we chose field names of PRODUCT rule 38, without `X-` (RFC
 * 6648), and without an underscore, with which some proxies drop a header. If you know the server's
 * names, change this table. A server of another origin must allow each header.
 */
export const QUERY_PARAMETER_HEADERS = {
  json: { 'Session-Id': 'sessionId', 'Product-Id': 'productId' },
  form: { 'Order-No': 'orderNo', 'Order-Id': 'orderId' },
} as const satisfies Record<'json' | 'form', Readonly<Record<string, FieldName>>>;

/**
 * Printable ASCII without white space around it, which every server reads in the same way (RFC 9110
 * §5.5). Of the 8 KiB that common servers allow for all headers, two such values leave enough.
 */
const HEADER_VALUE = /^[\x21-\x7e](?:[\x20-\x7e]{0,2046}[\x21-\x7e])?$/;

/**
 * Reads header values from the query parameters of a URL. The first occurrence of a parameter
 * counts. It gives no header if it is absent or not allowed as a value.
 *
 * @param table the name of the query parameter for each header
 */
export function headersFromUrl(
  table: Readonly<Record<string, string>>,
  pageUrl: string,
): Record<string, string> {
  const { searchParams } = new URL(pageUrl);
  return Object.fromEntries(
    Object.entries(table)
      .map(([header, parameter]) => [header, searchParams.get(parameter) ?? ''] as const)
      .filter(([, value]) => HEADER_VALUE.test(value)),
  );
}
