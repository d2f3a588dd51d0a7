import type { RequestListener } from 'node:http';
import { serveAndRecord, type ReceivedRequest } from '../hosts/server-process';
import { waitUntil } from './wait-until';

/** Accepts a request from any origin. */
export const accept: RequestListener = (_, response) =>
  response.writeHead(202, { 'access-control-allow-origin': '*' }).end('ok');

/** A server at a URL that the export was built with. It receives what the page sends. */
export class Receiver {
  /** What it does with a request. */
  answer = accept;
  private server: Awaited<ReturnType<typeof serveAndRecord>> | undefined;

  get requests(): ReceivedRequest[] {
    return this.server?.requests ?? [];
  }

  async start(url: string): Promise<void> {
    const listen = async () => {
      this.server = await serveAndRecord(
        (request, response) => this.answer(request, response),
        Number(new URL(url).port),
      );
    };
    // Another run of the tests on this machine may have the port.
    await waitUntil(`the port of ${url} is free`, () =>
      listen().then(
        () => true,
        () => false,
      ),
    );
  }

  async close(): Promise<void> {
    await this.server?.close();
  }
}
