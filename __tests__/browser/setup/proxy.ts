import {
  createServer,
  request as requestFrom,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What the network does with requests. It forwards them ("works"), never answers them ("hangs"),
 * or closes the connection ("fails"). A public network asks the visitor to sign in: it answers with
 * its own page, redirects to that page, or answers with the status 511.
 */
export type NetworkState =
  | 'works'
  | 'hangs'
  | 'hangs for pages'
  | 'fails'
  | 'asks to sign in'
  | 'redirects to sign in'
  | 'requires to sign in';

const SIGN_IN_PATH = '/sign-in';

export interface Proxy {
  /** `http://localhost:<port>`, without a trailing slash. */
  readonly origin: string;
  /**
   * The paths of all requests that reached the proxy, with their queries. The browser's own caches
   * are in front of it.
   */
  readonly requests: string[];
  network: NetworkState;
  /** The origin of the server whose site it serves. */
  target: string;
  /** Closes all connections, so that requests without a response fail. */
  readonly dropConnections: () => void;
  readonly close: () => Promise<void>;
}

/** Serves another server's site from an origin of its own, as a CDN does. */
export async function startProxy(target: string): Promise<Proxy> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    if (proxy.network === 'fails') return void request.socket.destroy();
    if (proxy.network === 'hangs') return;
    const wantsPage = request.headers.accept?.startsWith('text/html');
    if (proxy.network === 'hangs for pages' && wantsPage) return;
    if (proxy.network.endsWith('to sign in')) return askToSignIn(proxy.network, request, response);
    const headers = { ...request.headers, host: new URL(proxy.target).host };
    const forwarded = requestFrom(
      `${proxy.target}${request.url ?? ''}`,
      { headers },
      (received) => {
        response.writeHead(received.statusCode ?? 502, received.headers);
        received.pipe(response);
      },
    );
    forwarded.end();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const proxy: Proxy = {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests,
    network: 'works',
    target,
    dropConnections: () => server.closeAllConnections(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return proxy;
}

function askToSignIn(
  network: NetworkState,
  { url }: IncomingMessage,
  response: ServerResponse,
): void {
  const redirects = network === 'redirects to sign in' && url !== SIGN_IN_PATH;
  response
    .writeHead(redirects ? 302 : network === 'requires to sign in' ? 511 : 200, {
      'content-type': 'text/html',
      ...(redirects ? { location: SIGN_IN_PATH } : {}),
    })
    .end('<!doctype html><title>Sign in</title>');
}
