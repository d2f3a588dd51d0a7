import axios, { type AxiosRequestConfig, type CreateAxiosDefaults, type Method } from 'axios';
import type { EndpointPath } from '../endpoints';
import { headersFromUrl, type HeaderTable } from './query-parameter-headers';

/** PRODUCT rule 34. */
const TIMEOUT_MS = 60_000;

/** Thrown when a client is created without a base URL. */
export class AppApiMissingError extends Error {
  override readonly name = 'AppApiMissingError';

  constructor() {
    super('appApi, the base URL of the server, is blank: set NEXT_PUBLIC_APP_API and build again.');
  }
}

/** The options of a client. */
export interface ClientOptions {
  /** `appApi` of the environment configuration (PRODUCT rule 32): the server's base URL. */
  readonly appApi: string;
  /** The URL of the page, such as `location.href`. It is read once. */
  readonly pageUrl: string;
  /** Replaces the client's table of headers from query parameters. */
  readonly headers?: HeaderTable;
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
 * Sends one request and resolves with the response body (PRODUCT rule 34). The body is `unknown`
 * because the shapes of responses are unknown. Rejects with the unchanged error of axios; nothing
 * is shown (PRODUCT rule 36).
 */
export type Client<Data> = (request: ClientRequest<Data>) => Promise<unknown>;

/**
 * Creates a client with what both clients share (PRODUCT rule 34): the base URL, a timeout of 60000
 * ms unless a request sets its own, `X-Requested-With`, and the headers from query parameters.
 *
 * A path stays below the base URL, even if it is an absolute URL itself. When axios follows a
 * redirect to another origin (in Node), it drops the headers from query parameters. A browser
 * follows redirects itself and asks the other origin for permission first.
 *
 * @param table the headers from query parameters, unless the options replace them
 * @param settings the axios settings of this client
 * @throws {AppApiMissingError} if `appApi` is blank
 */
export function createClient<Data>(
  { appApi, pageUrl, headers }: ClientOptions,
  table: HeaderTable,
  settings: CreateAxiosDefaults<Data>,
): Client<Data> {
  if (appApi.trim() === '') throw new AppApiMissingError();

  const fromQuery = headersFromUrl(headers ?? table, pageUrl);
  const instance = axios.create({
    ...settings,
    baseURL: appApi,
    allowAbsoluteUrls: false,
    timeout: TIMEOUT_MS,
    headers: { ...fromQuery, ...settings.headers, 'X-Requested-With': 'XMLHttpRequest' },
    sensitiveHeaders: Object.keys(fromQuery),
  });

  return async (request) => {
    const { data } = await instance.request<unknown>(request);
    return data;
  };
}
