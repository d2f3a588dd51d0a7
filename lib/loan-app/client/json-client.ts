import { createClient, type Client, type ClientOptions } from './client';
import { QUERY_PARAMETER_HEADERS } from './headers-from-url';

/**
 * Creates the client that sends JSON (PRODUCT rule 35). A response that is not JSON, such as the
 * login page of a hotel's network, rejects with axios's `ERR_BAD_RESPONSE`; an empty body resolves
 * with `''`.
 *
 * @throws {Error} if `appApi` is blank
 */
export function createJsonClient(options: ClientOptions): Client<object> {
  return createClient<object>(options, QUERY_PARAMETER_HEADERS.json, {
    headers: { 'Content-Type': 'application/json' },
    responseType: 'json',
    transitional: { silentJSONParsing: false },
  });
}
