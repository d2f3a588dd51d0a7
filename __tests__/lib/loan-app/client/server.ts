import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request as it arrived. */
export interface Arrival {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly rawHeaders: string[];
  readonly body: string;
}

/** A server on loopback that writes down what arrives before it answers. */
export interface Server {
  readonly address: string;
  readonly arrivals: Arrival[];
  readonly close: () => Promise<unknown>;
}

export async function startServer(answer: RequestListener): Promise<Server> {
  const arrivals: Arrival[] = [];
  const server = createServer((request, response) => {
    const { method, url, headers, rawHeaders } = request;
    void text(request).then((body) => {
      arrivals.push({ method, url, headers, rawHeaders, body });
      answer(request, response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${String(port)}`,
    arrivals,
    close: () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      return closed;
    },
  };
}
