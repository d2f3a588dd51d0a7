import axios, { type AxiosRequestConfig, type CreateAxiosDefaults, type Method } from 'axios';

import type { EndpointPath } from '../endpoints';
import { headersFromAddress, type HeaderTable } from './address-headers';

/** PRODUCT rule 34. */
const TIMEOUT_MS = 60_000;

/** Thrown when a client is built without a server to call. */
export class AppApiMissingError extends Error {
  override readonly name = 'AppApiMissingError';

  constructor() {
    super('The server address appApi is empty: set NEXT_PUBLIC_APP_API and build again.');
  }
}

/** What a client is built from. */
export interface ClientOptions {
  /** `appApi` of the environment configuration (PRODUCT rule 32): the server's base address. */
  readonly appApi: string;
  /** The page's address, read once, such as `location.href`. */
  readonly pageAddress: string;
  /** In place of the client's own headers from the address. */
  readonly headers?: HeaderTable;
}

/** One call. The methods are unknown (PRODUCT rule 37), so each call names its own. */
export interface ClientRequest<Data> extends Pick<
  AxiosRequestConfig<Data, Readonly<Record<string, unknown>>>,
  'data' | 'params' | 'signal' | 'timeout'
> {
  readonly url: EndpointPath;
  readonly method: Method;
}

/**
 * Makes one call and resolves with the response body alone (PRODUCT rule 34), `unknown` because no shape is shown.
 * Rejects with what axios rejects with, as it is; nothing is shown (PRODUCT rule 36).
 */
export type Client<Data> = (request: ClientRequest<Data>) => Promise<unknown>;

/**
 * What both clients share (PRODUCT rule 34): the base address, the limit of 60000 ms unless a call sets its own,
 * `X-Requested-With`, the headers from the address, the body unwrapped.
 *
 * A path never leaves the base address, not even one that is an address itself. A redirect to another origin
 * loses the headers from the address where axios follows it (Node); a browser follows by itself and asks the
 * other origin for permission first.
 *
 * @param table the headers from the address, unless the options bring others
 * @param settings what sets this client apart
 * @throws {AppApiMissingError} when `appApi` is blank
 */
export function createClient<Data>(
  { appApi, pageAddress, headers }: ClientOptions,
  table: HeaderTable,
  settings: CreateAxiosDefaults<Data>,
): Client<Data> {
  if (appApi.trim() === '') throw new AppApiMissingError();

  const fromAddress = headersFromAddress(headers ?? table, pageAddress);
  const instance = axios.create({
    ...settings,
    baseURL: appApi,
    allowAbsoluteUrls: false,
    timeout: TIMEOUT_MS,
    headers: { ...fromAddress, ...settings.headers, 'X-Requested-With': 'XMLHttpRequest' },
    sensitiveHeaders: Object.keys(fromAddress),
  });

  return async (request) => {
    const { data } = await instance.request<unknown>(request);
    return data;
  };
}
