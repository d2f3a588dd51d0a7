import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

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
  await new Promise<void>((resolve) => server.listen(Number(port), hostname, resolve));
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
