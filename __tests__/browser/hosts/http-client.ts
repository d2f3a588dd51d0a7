import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { SECURITY_HEADERS } from '@/lib/export/headers/header-values';

export interface HostResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The bytes as they were sent, compressed if the host compresses. */
  readonly body: Buffer;
}

/** Requests exactly the given path: a browser or `fetch` would normalize it. */
export function request(
  origin: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<HostResponse> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
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
