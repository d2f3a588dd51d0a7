import { once } from 'node:events';
import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface HostResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The bytes as they were sent, compressed if the host compresses. */
  readonly body: Buffer;
}

/** Requests exactly the given path: a browser or `fetch` would normalise it. */
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
