import type { FieldName } from '../field-names';

/** Header → the query parameter of the page address that gives its value. */
export type HeaderTable = Readonly<Record<string, string>>;

/**
 * The headers that each client takes from the page URL (PRODUCT rule 35).
 *
 * The rule gives their number but not their names. These names are **a choice**, made from the
 * field names of PRODUCT rule 38; they carry no `X-` (RFC 6648) and no underscore, which some proxies drop. A caller
 * that knows the server's names passes its own table. A server of another origin must allow each of them
 * (`Access-Control-Allow-Headers`).
 */
export const ADDRESS_HEADERS = {
  json: { 'Session-Id': 'sessionId', 'Product-Id': 'productId' },
  form: { 'Order-No': 'orderNo', 'Order-Id': 'orderId' },
} as const satisfies Record<'json' | 'form', Readonly<Record<string, FieldName>>>;

/** Two of them leave room for the rest in the 8 KiB that common servers allow for all headers. */
const MAX_HEADER_VALUE = 2048;

/**
 * Printable ASCII without white space around it: the part of RFC 9110 §5.5 that every server reads alike.
 */
function isHeaderValue(value: string): boolean {
  return value.length <= MAX_HEADER_VALUE && /^[\x20-\x7e]+$/.test(value) && value.trim() === value;
}

/**
 * The headers that a page address gives.
 *
 * A parameter counts by its first occurrence, decoded. One that is absent, empty, longer than 2048
 * characters or not printable ASCII (control characters, line breaks, any other script, white space around
 * it) sends no header: anyone can write a link, and a value cut or stripped into shape would be another
 * value.
 *
 * @param pageAddress an absolute URL, such as `location.href`
 * @throws {TypeError} when it is not one
 */
export function headersFromAddress(
  table: HeaderTable,
  pageAddress: string,
): Record<string, string> {
  const { searchParams } = new URL(pageAddress);
  return Object.fromEntries(
    Object.entries(table).flatMap(([header, parameter]) => {
      const value = searchParams.get(parameter);
      return value !== null && isHeaderValue(value) ? [[header, value]] : [];
    }),
  );
}
