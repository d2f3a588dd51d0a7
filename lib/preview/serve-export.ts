import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { parseHeadersFile } from '@/lib/export/headers/parse-headers-file';
import { headersFor } from '@/lib/export/headers/response-headers';

export interface ServedExport {
  /** `http://localhost:<port>`, without a trailing slash. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves an export on this machine as a CDN would: clean URLs, the headers of its `_headers` file, and the 404 page with
 * status 404.
 *
 * @param port the preferred port. If it is taken, any free one is used; 0 means any free one.
 */
export async function serveExport(folder: string, port = 0): Promise<ServedExport> {
  const files = sirv(folder, { dev: true, extensions: ['html'] });
  const server = createServer((request, response) => {
    for (const [name, value] of headersOf(folder, request.url)) response.setHeader(name, value);
    files(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(readFileSync(join(folder, '404.html')));
    });
  });

  const listen = (wanted: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(wanted, 'localhost', () => {
        server.off('error', reject);
        resolve();
      });
    });
  await listen(port).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    return listen(0);
  });

  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The headers are read for each request, like the files, because a new build may have replaced the export. */
function headersOf(folder: string, url = '/'): [string, string][] {
  const rules = parseHeadersFile(readFileSync(join(folder, '_headers'), 'utf8'));
  return Object.entries(headersFor(new URL(url, 'http://localhost').pathname, rules));
}
