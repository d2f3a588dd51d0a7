import type { FormSerializerOptions } from 'axios';
import { createClient, type Client, type ClientOptions } from './client';
import { QUERY_PARAMETER_HEADERS } from './query-parameter-headers';

/** A value that can be form-encoded. */
export type FormValue =
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

/** Thrown for a file among form-encoded values, before anything is sent. */
export class FileInFormError extends TypeError {
  override readonly name = 'FileInFormError';

  constructor(name: string) {
    super(`The file in "${name}" cannot be form-encoded: send the fields in a FormData.`);
  }
}

const formSerializer: FormSerializerOptions = {
  indexes: true,
  visitor(value, key, path, helpers) {
    if (value instanceof Blob) throw new FileInFormError(String(key));
    return helpers.defaultVisitor.call(this, value, key, path, helpers);
  },
};

/**
 * Creates the client that sends form-encoded data (PRODUCT rule 35), the URL standard's
 * `application/x-www-form-urlencoded`. Axios serializes the values:
 *
 * - nested values and arrays use one bracket per level, arrays with their index: `a[b]=1`,
 *   `a[0]=1&a[1]=2`;
 * - `null`, `undefined`, empty objects and empty arrays are left out;
 * - a `Date` becomes its ISO 8601 text in UTC; an invalid one rejects with `RangeError`;
 * - booleans become `true` and `false`, numbers and bigints their decimal text;
 * - a `Blob` or `File` rejects with {@link FileInFormError}, except inside a `FormData`, which is
 *   sent as `multipart/form-data`.
 *
 * The format of responses is unknown: a JSON body resolves parsed, any other body as text.
 *
 * @throws {AppApiMissingError} if `appApi` is blank
 */
export function createFormClient(options: ClientOptions): Client<FormFields> {
  return createClient<FormFields>(options, QUERY_PARAMETER_HEADERS.form, {
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    formSerializer,
  });
}
