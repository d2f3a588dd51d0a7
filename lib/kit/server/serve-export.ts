import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { REVALIDATE, HIDDEN_FILES, TABLE_FILE, targetWith, type HostRules } from '../hosts';
import {
  decodePercentEncoding,
  HEADERS_FILE,
  HOME_PAGE,
  HOME_PATH,
  MANIFEST_START,
  NOT_FOUND_PAGE,
} from '../urls';
import { headersFor } from './read-headers-file';
import { receivePost } from './receive-posts';

/** Paths of files that are no pages. */
const NO_PAGES = /^\/(?:404(?:\.html)?|index)$/;

type SiteTable = Pick<HostRules, 'pages' | 'redirects'>;

export interface ServedExport {
  readonly origin: string;
  readonly port: number;
  /** The URL of the home page. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

export interface ServeOptions {
  /** The name or address to listen at. `0.0.0.0` is every address of this machine. */
  readonly host?: string;
  /** Whether to fall back to a free port if the given one is taken. */
  readonly anyPort?: boolean;
  /** Prints what the page sends. Without it, the server accepts nothing. */
  readonly print?: (line: string) => void;
}

/**
 * Serves an export on this machine as a CDN would: clean URLs, the headers of its `_headers` file,
 * and the 404 page with status 404. A site whose URL has a folder is served in that folder.
 *
 * @param port 0 means any free one.
 */
export async function serveExport(
  folder: string,
  port = 0,
  { host = 'localhost', anyPort = false, print }: ServeOptions = {},
): Promise<ServedExport> {
  const serveFile = sirv(folder, { dev: true, etag: true, extensions: ['html'] });
  // Each request reads them, because a new build may have replaced the export.
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const hasFile = (path: string) => existsSync(join(folder, decodePercentEncoding(path)));
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const notFoundPage = read(NOT_FOUND_PAGE.file);
    const site = folderIn(notFoundPage);
    // A path may begin with two slashes. `URL` would read what follows as a host.
    const url = new URL(request.url?.replace(/^\/+/, '/') ?? HOME_PATH, 'http://localhost');
    const isOfSite = url.pathname.startsWith(site);
    const pathname = isOfSite ? url.pathname.slice(site.length - 1) : url.pathname;
    const headers = { 'Cache-Control': REVALIDATE, ...headersFor(pathname, read(HEADERS_FILE)) };
    response.setHeaders(new Map(Object.entries(headers)));
    // The list of sirv lacks this type.
    if (pathname.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
    const { pages, redirects } = JSON.parse(read(TABLE_FILE)) as SiteTable;
    const cleanPath = cleanPathOf(pathname, pages);
    const moved = redirects.find(({ from }) => from === pathname.replace(/\/$/, ''));
    const answerNotFound = (status = 404) => {
      response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(notFoundPage);
    };
    const redirect = (location: string) => response.writeHead(301, { location }).end();
    if (isOfSite && moved)
      if (moved.to === undefined) answerNotFound(410);
      else redirect(targetWith(moved.to, url.search, site));
    else if (isOfSite && cleanPath !== pathname)
      redirect(`${site}${cleanPath.slice(1)}${url.search}`);
    else if (!isOfSite || NO_PAGES.test(pathname) || HIDDEN_FILES.includes(pathname))
      answerNotFound();
    // sirv would answer /name.html/ with the file.
    else if (pathname.endsWith('/') && !hasFile(`${pathname}${HOME_PAGE.file.slice(1)}`))
      answerNotFound();
    else serveFile(Object.assign(request, { url: pathname }), response, () => answerNotFound());
  };
  const server = createServer((request, response) => {
    try {
      // A browser may end the request before its body has arrived.
      if (print && request.method === 'POST')
        receivePost(request, response, print).catch(() => undefined);
      else answer(request, response);
    } catch {
      response.writeHead(503, { 'Retry-After': '5' });
      response.end('A build is replacing this export. Reload the page in a moment.\n');
    }
  });

  const listen = (wanted: number) => {
    server.listen(wanted, host);
    return once(server, 'listening');
  };
  await listen(port).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE' || !anyPort) throw error;
    return listen(0);
  });

  const { port: listening } = server.address() as AddressInfo;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  const origin = `http://${name.includes(':') ? `[${name}]` : name}:${listening}`;
  return {
    origin,
    port: listening,
    url: `${origin}${folderIn(read(NOT_FOUND_PAGE.file))}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The folder of a site below its domain, which the 404 page names. */
function folderIn(notFoundPage: string): string {
  return new RegExp(`"(/[^"]*)${MANIFEST_START.slice(1)}`).exec(notFoundPage)?.[1] ?? HOME_PATH;
}

/** The clean path of a page. */
function cleanPathOf(pathname: string, pages: readonly string[]): string {
  if (pathname === HOME_PAGE.file) return HOME_PAGE.path;
  const clean = pathname.replace(/(?:\.html|\/)$/, '');
  return pages.includes(clean.slice(1)) ? clean : pathname;
}
