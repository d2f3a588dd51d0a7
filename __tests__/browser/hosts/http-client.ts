import { once } from 'node:events';
import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { SECURITY_HEADERS } from '@/lib/export/headers/header-values';

export interface HostResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The bytes as they were sent, compressed if the host compresses. */
  readonly body: Buffer;
}

/** Requests exactly the given path: a browser or `fetch` would normalize it. */
export async function request(
  origin: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<HostResponse> {
  const { hostname, port } = new URL(origin);
  const sent = httpRequest({ hostname, port, path, headers }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: await buffer(response),
  };
}

/** The path and query of a redirect's target, or the whole URL if it leads to another host. */
export function locationOf({ headers }: HostResponse, origin: string): string {
  const url = new URL(headers.location ?? '', origin);
  return url.origin === new URL(origin).origin ? `${url.pathname}${url.search}` : url.href;
}

/** The security headers that a response lacks or has with another value. */
export function missingSecurityHeaders({ headers }: HostResponse): string[] {
  return Object.entries(SECURITY_HEADERS)
    .filter(([name, value]) => headers[name.toLowerCase()] !== value)
    .map(([name]) => `${name}: ${String(headers[name.toLowerCase()])}`);
}

/** Whether a browser may show the response later without asking the host again. */
export function storedWithoutRevalidation({ headers }: HostResponse): boolean {
  const cacheControl = headers['cache-control'] ?? '';
  return !/max-age=0|no-cache|no-store/.test(cacheControl) || cacheControl.includes('immutable');
}
