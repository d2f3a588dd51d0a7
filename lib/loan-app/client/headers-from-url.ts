import type { FieldName } from '../field-names';

/** Header name → name of the query parameter that gives its value. */
export type HeaderTable = Readonly<Record<string, string>>;

/**
 * The headers that each client takes from query parameters of the page URL (PRODUCT rule 35).
 *
 * The rule gives their number but not their names. We chose these names from the field names of
 * PRODUCT rule 38. They have no `X-` (RFC 6648) and no underscore, because some proxies drop
 * headers with one. If you know the server's names, change this table. A server of another origin
 * must allow each header (`Access-Control-Allow-Headers`).
 */
export const QUERY_PARAMETER_HEADERS = {
  json: { 'Session-Id': 'sessionId', 'Product-Id': 'productId' },
  form: { 'Order-No': 'orderNo', 'Order-Id': 'orderId' },
} as const satisfies Record<'json' | 'form', Readonly<Record<string, FieldName>>>;

/**
 * Common servers allow 8 KiB for all headers, so two values of this length leave room for the
 * others.
 */
const MAX_HEADER_VALUE = 2048;

/**
 * Whether a value is printable ASCII without white space around it. Every server reads this part of
 * RFC 9110 §5.5 in the same way.
 */
function isHeaderValue(value: string): boolean {
  return value.length <= MAX_HEADER_VALUE && /^[\x20-\x7e]+$/.test(value) && value.trim() === value;
}

/**
 * Reads header values from the query parameters of a URL.
 *
 * The first occurrence of a parameter counts, decoded. A parameter gives no header if it is absent,
 * empty, longer than 2048 characters or not printable ASCII without white space around it. Anyone
 * can write a link, and a shortened or stripped value would be a different value.
 *
 * @param pageUrl an absolute URL, such as `location.href`
 * @throws {TypeError} if `pageUrl` is not an absolute URL
 */
export function headersFromUrl(table: HeaderTable, pageUrl: string): Record<string, string> {
  const { searchParams } = new URL(pageUrl);
  return Object.fromEntries(
    Object.entries(table).flatMap(([header, parameter]) => {
      const value = searchParams.get(parameter);
      return value !== null && isHeaderValue(value) ? [[header, value]] : [];
    }),
  );
}
