import type { FormSerializerOptions } from 'axios';

import { ADDRESS_HEADERS } from './address-headers';
import { createClient, type Client, type ClientOptions } from './client';

/** A value that has a form-encoded spelling. */
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

/** What the form client sends: named values, or a `FormData` where there are files. */
export type FormFields = { readonly [name: string]: FormValue } | FormData;

/** Thrown, before anything is sent, for a file among form-encoded values. */
export class FileInFormError extends TypeError {
  override readonly name = 'FileInFormError';

  constructor(name: string) {
    super(`The file in "${name}" has no form-encoded spelling: send the fields in a FormData.`);
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
 * The client that sends form-encoded data (PRODUCT rule 35), `application/x-www-form-urlencoded` as the URL standard
 * spells it. The values are settled by axios's own serializer:
 *
 * - nested values and arrays by a bracket a step, arrays with their index: `a[b]=1`, `a[0]=1&a[1]=2`;
 * - `null` and `undefined` are left out, wherever they stand; so are empty objects and arrays;
 * - a `Date` is its ISO 8601 text in UTC, and an invalid one rejects with `RangeError`;
 * - booleans are `true` and `false`, numbers and bigints their decimal text;
 * - a `Blob` or `File` rejects with {@link FileInFormError}; inside a `FormData`, which goes as
 *   `multipart/form-data`, it is sent.
 *
 * The format of the answer is not shown: a body that is JSON resolves parsed, any other as text.
 *
 * @throws {AppApiMissingError} when `appApi` is blank
 */
export function createFormClient(options: ClientOptions): Client<FormFields> {
  return createClient<FormFields>(options, ADDRESS_HEADERS.form, {
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    formSerializer,
  });
}
