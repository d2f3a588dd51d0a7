import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { headersFor, parseHeadersFile } from '@/lib/tools/serve/read-headers-file';

export const FOLDERS = JSON.parse(process.env['OTHER_BROWSERS_EXPORTS'] ?? '{}') as Record<
  string,
  string
>;

interface ServeOptions {
  /**
   * Whether browsers are told to run no script. That works in all of them, and a test can still
   * look.
   */
  readonly noScripts?: boolean;
  /** Answers in place of files of the export, by path. */
  readonly files?: Readonly<Record<string, string>>;
}

export interface Site {
  readonly origin: string;
  /** As a network that is gone: no request is answered any more. */
  readonly close: () => Promise<void>;
}

/** Serves an export, with the headers of its `_headers` file. */
export async function serve(
  region: string,
  { noScripts = false, files = {} }: ServeOptions = {},
): Promise<Site> {
  const folder = FOLDERS[region] ?? '';
  const rules = parseHeadersFile(readFileSync(join(folder, '_headers'), 'utf8'));
  const exported = sirv(folder, { dev: true, extensions: ['html'] });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    for (const [name, value] of Object.entries(headersFor(pathname, rules)))
      response.setHeader(name, value);
    if (noScripts) response.setHeader('Content-Security-Policy', "script-src 'none'");
    const file = files[pathname];
    if (file !== undefined)
      return void response.setHeader('Content-Type', 'text/javascript').end(file);
    exported(request, response, () => void response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
