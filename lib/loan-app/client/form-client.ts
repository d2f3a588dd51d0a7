import { createClient, type Client, type ClientOptions } from './client';
import { QUERY_PARAMETER_HEADERS } from './headers-from-url';

/** A value that can be form-encoded. Axios would lose a file. */
type FormValue =
  | string
  | number
  | bigint
  | boolean
  | Date
  | null
  | undefined
  | readonly FormValue[]
  | { readonly [name: string]: FormValue };

/** The data of the form client: named values, or a `FormData` if there are files. */
export type FormFields = { readonly [name: string]: FormValue } | FormData;

/**
 * Creates the client that sends form-encoded data (PRODUCT rule 35), the URL standard's
 * `application/x-www-form-urlencoded`. Nested values and arrays use one bracket per level, arrays
 * with their index: `a[b]=1`, `a[0]=1&a[1]=2`. A `FormData` is sent as `multipart/form-data`. The
 * format of responses is unknown: a JSON body resolves parsed, any other body as text.
 *
 * @throws {Error} if `appApi` is blank
 */
export function createFormClient(options: ClientOptions): Client<FormFields> {
  return createClient<FormFields>(options, QUERY_PARAMETER_HEADERS.form, {
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    formSerializer: { indexes: true },
  });
}
