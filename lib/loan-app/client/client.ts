import axios, { type AxiosRequestConfig, type CreateAxiosDefaults, type Method } from 'axios';
import type { EndpointPath } from '../endpoints';
import { headersFromUrl, type HeaderTable } from './headers-from-url';

/** PRODUCT rule 34. */
const TIMEOUT_MS = 60_000;

/** The options of a client. */
export interface ClientOptions {
  /** `appApi` of the environment configuration (PRODUCT rule 32): the server's base URL. */
  readonly appApi: string;
  /** The URL of the page, such as `location.href`. It is read once. */
  readonly pageUrl: string;
}

/** One request. The methods are unknown (PRODUCT rule 37), so each request names its own. */
export interface ClientRequest<Data> extends Pick<
  AxiosRequestConfig<Data, Readonly<Record<string, unknown>>>,
  'data' | 'params' | 'signal' | 'timeout'
> {
  readonly url: EndpointPath;
  readonly method: Method;
}

/**
 * Sends one request and resolves with the response body (PRODUCT rule 34), which is `unknown`
 * because the shapes of responses are unknown. Rejects with the unchanged error of axios; nothing
 * is shown (PRODUCT rule 36).
 */
export type Client<Data> = (request: ClientRequest<Data>) => Promise<unknown>;

/**
 * Creates a client with what both clients share (PRODUCT rule 34): the base URL, a timeout of 60000
 * ms unless a request sets its own, `X-Requested-With`, and the headers from query parameters.
 *
 * @throws {Error} if `appApi` is blank
 */
export function createClient<Data>(
  { appApi, pageUrl }: ClientOptions,
  table: HeaderTable,
  settings: CreateAxiosDefaults<Data>,
): Client<Data> {
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
      ...headersFromUrl(table, pageUrl),
      ...settings.headers,
      'X-Requested-With': 'XMLHttpRequest',
    },
  });
  return async (request) => {
    const { data } = await instance.request<unknown>(request);
    return data;
  };
}
