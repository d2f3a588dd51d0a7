import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { waitUntil } from './wait-until';

export interface ReceivedRequest {
  readonly method: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A server of another origin that receives what the page sends. */
export interface Receiver {
  readonly requests: ReceivedRequest[];
  /** What it does with a request. */
  answer: (response: ServerResponse) => void;
  readonly close: () => Promise<void>;
}

/** Accepts a request from any origin. */
export const accept = (response: ServerResponse): void =>
  void response.writeHead(202, { 'access-control-allow-origin': '*' }).end('ok');

/** Starts the server of a URL that an export was built with. */
export async function startReceiver(url: string): Promise<Receiver> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const { method = '', headers } = request;
      receiver.requests.push({ method, headers, body });
      receiver.answer(response);
    });
  });
  const { hostname, port } = new URL(url);
  // Another run of the tests on this machine may have the port.
  await waitUntil(
    `the port ${port} is free`,
    () =>
      new Promise((resolve) => {
        server.removeAllListeners('listening').removeAllListeners('error');
        server.once('listening', () => resolve(true)).once('error', () => resolve(false));
        server.listen(Number(port), hostname);
      }),
  );
  const receiver: Receiver = {
    requests: [],
    answer: accept,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return receiver;
}
