import axios, { type AxiosRequestConfig, type CreateAxiosDefaults, type Method } from 'axios';
import type { EndpointPath } from '../endpoints';
import { headersFromUrl, QUERY_PARAMETER_HEADERS } from './headers-from-url';

/** PRODUCT rule 34. */
const TIMEOUT_MS = 60_000;

interface ClientOptions {
  /** `appApi` of the environment configuration (PRODUCT rule 32): the server's base URL. */
  readonly appApi: string;
  /** The URL of the page, such as `location.href`. It is read once. */
  readonly pageUrl: string;
}

/** One request. The methods are unknown (PRODUCT rule 37), so each request names its own. */
interface ClientRequest extends Pick<
  AxiosRequestConfig<object, Readonly<Record<string, unknown>>>,
  'data' | 'params' | 'signal' | 'timeout'
> {
  readonly url: EndpointPath;
  readonly method: Method;
}

/**
 * Creates the client that sends JSON (PRODUCT rule 35). A response that is not JSON, such as the
 * login page of a hotel's network, rejects with axios's `ERR_BAD_RESPONSE`; an empty body resolves
 * with `''`.
 *
 * @throws {Error} if `appApi` is blank
 */
export function createJsonClient(options: ClientOptions) {
  return createClient(options, 'json', {
    headers: { 'Content-Type': 'application/json' },
    responseType: 'json',
    transitional: { silentJSONParsing: false },
  });
}

/**
 * Creates the client that sends form-encoded data (PRODUCT rule 35), the URL standard's
 * `application/x-www-form-urlencoded`. Nested values and arrays use one bracket per level, arrays
 * with their index: `a[b]=1`, `a[0]=1&a[1]=2`. Files need a `FormData`, which is sent as
 * `multipart/form-data`. The format of responses is unknown: a JSON body resolves parsed, any other
 * body as text.
 *
 * @throws {Error} if `appApi` is blank
 */
export function createFormClient(options: ClientOptions) {
  return createClient(options, 'form', {
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    formSerializer: { indexes: true },
  });
}

/**
 * What both clients share (PRODUCT rule 34): the base URL, a timeout of 60000 ms unless a request
 * sets its own, `X-Requested-With`, and the headers from query parameters. A request resolves with
 * the response body, which is `unknown` because the shapes of responses are unknown. It rejects with
 * the unchanged error of axios; nothing is shown (PRODUCT rule 36).
 */
function createClient(
  { appApi, pageUrl }: ClientOptions,
  kind: keyof typeof QUERY_PARAMETER_HEADERS,
  settings: CreateAxiosDefaults,
) {
  // Axios would send the requests to the host of the page.
  if (appApi.trim() === '')
    throw new Error(
      'appApi, the base URL of the server, is blank: set NEXT_PUBLIC_APP_API and build again.',
    );
  const instance = axios.create({
    ...settings,
    baseURL: appApi,
    timeout: TIMEOUT_MS,
    headers: {
      ...headersFromUrl(QUERY_PARAMETER_HEADERS[kind], pageUrl),
      ...settings.headers,
      'X-Requested-With': 'XMLHttpRequest',
    },
  });
  return async (request: ClientRequest): Promise<unknown> => {
    const { data } = await instance.request<unknown>(request);
    return data;
  };
}
