import { createClient, type Client, type ClientOptions } from './client';
import { QUERY_PARAMETER_HEADERS } from './headers-from-url';

/** The data of the JSON client: an object or an array. */
export type JsonData = object;

/**
 * Creates the client that sends JSON (PRODUCT rule 35). A response that is not JSON, such as the
 * login page of a hotel's network, rejects with axios's `ERR_BAD_RESPONSE`; an empty body resolves
 * with `''`.
 *
 * @throws {Error} if `appApi` is blank
 */
export function createJsonClient(options: ClientOptions): Client<JsonData> {
  return createClient<JsonData>(options, QUERY_PARAMETER_HEADERS.json, {
    headers: { 'Content-Type': 'application/json' },
    responseType: 'json',
    transitional: { silentJSONParsing: false },
  });
}
