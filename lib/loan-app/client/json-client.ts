import { ADDRESS_HEADERS } from './address-headers';
import { createClient, type Client, type ClientOptions } from './client';

/** What the JSON client sends: an object or an array. */
export type JsonData = object;

/**
 * The client that sends JSON (PRODUCT rule 35). A body that is not JSON, such as the page of a hotel's network, rejects
 * with axios's `ERR_BAD_RESPONSE`; an empty body resolves with `''`.
 *
 * @throws {AppApiMissingError} when `appApi` is blank
 */
export function createJsonClient(options: ClientOptions): Client<JsonData> {
  return createClient<JsonData>(options, ADDRESS_HEADERS.json, {
    headers: { 'Content-Type': 'application/json' },
    responseType: 'json',
    transitional: { silentJSONParsing: false },
  });
}
