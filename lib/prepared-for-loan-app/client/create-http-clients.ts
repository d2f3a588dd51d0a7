import axios, {
  type AxiosResponseTransformer,
  type CreateAxiosDefaults,
  type InternalAxiosRequestConfig,
  type Method,
} from 'axios';
import type { EndpointPath } from '../endpoints';
import { headersFromUrl, QUERY_PARAMETER_HEADERS } from './headers-from-url';

interface ClientOptions {
  /** `appApi` of the environment configuration (PRODUCT rule 32): the server's base URL. */
  readonly appApi: string;
  /** The URL of the page, such as `location.href`. It is read once. */
  readonly pageUrl: string;
}

/** One request. The methods are unknown (PRODUCT rule 37), so each request names its own. */
interface ClientRequest {
  readonly url: EndpointPath;
  readonly method: Method;
  readonly data?: object;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly signal?: AbortSignal;
}

/**
 * Creates the client that sends JSON (PRODUCT rule 35). A successful response that is not JSON, such
 * as the page of a captive portal, rejects with axios's `ERR_BAD_RESPONSE`; an empty body resolves
 * with `''`. The error of a failed request has a body that is not JSON as text.
 */
export function createJsonClient(options: ClientOptions) {
  return createClient(options, 'json', {
    headers: { 'Content-Type': 'application/json' },
    responseType: 'json',
    transformResponse: parseJson,
  });
}

/**
 * Parses as axios does, and throws at a body that is not JSON only if the request has succeeded.
 * Axios would also throw for the page of an error, and hide the status in another error.
 */
function parseJson(
  this: InternalAxiosRequestConfig,
  ...response: Parameters<AxiosResponseTransformer>
): unknown {
  const [, , status = 0] = response;
  const silentJSONParsing = !this.validateStatus?.(status);
  const settings = { ...this, transitional: { silentJSONParsing } };
  return [axios.defaults.transformResponse ?? []].flat()[0]?.call(settings, ...response);
}

/**
 * Creates the client that sends form-encoded data (PRODUCT rule 35), with nested values as `a[b]=1`
 * and `a[0]=1`. The format of responses is unknown: a JSON body resolves parsed, any other body as
 * text.
 */
export function createFormClient(options: ClientOptions) {
  return createClient(options, 'form', {
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    formSerializer: { indexes: true },
  });
}

/**
 * What both clients share (PRODUCT rule 34). A request resolves with the response body, whose shape
 * is unknown. It rejects with the unchanged error of axios; nothing is shown (PRODUCT rule 36).
 *
 * @throws {Error} if `appApi` is empty
 */
function createClient(
  { appApi, pageUrl }: ClientOptions,
  kind: keyof typeof QUERY_PARAMETER_HEADERS,
  settings: CreateAxiosDefaults,
) {
  // Axios would send the requests to the host of the page.
  if (appApi.trim() === '')
    throw new Error(
      'appApi, the base URL of the server, is empty: set NEXT_PUBLIC_APP_API and build again.',
    );
  const instance = axios.create({
    ...settings,
    baseURL: appApi,
    timeout: 60_000,
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
