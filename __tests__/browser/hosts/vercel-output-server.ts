import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import { serve, type RunningServer } from './server-process';

/** A route of `config.json`. One with `handle` begins a phase. */
interface Route {
  readonly handle?: string;
  readonly src: string;
  readonly caseSensitive?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
  readonly dest?: string;
  readonly status?: number;
  readonly continue?: boolean;
}

interface Config {
  readonly routes: readonly Route[];
  /** Files that answer at another path than their own. */
  readonly overrides: Readonly<
    Record<string, { readonly path?: string; readonly contentType?: string }>
  >;
}

/** What the routes have decided so far. */
interface Routing {
  readonly path: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Serves the result of `vercel build` as Vercel documents its Build Output API: first the routes of
 * the main phase, then a file and the routes of the phase "hit", or else the routes of the phase
 * "error". A redirect gets the query of the request. Vercel's own local server, `vercel dev`, needs
 * an account and refuses a Build Output.
 *
 * @param output the folder with `config.json` and `static/`.
 */
export function serveVercelOutput(output: string): Promise<RunningServer> {
  const folder = join(output, 'static');
  const config = readFileSync(join(output, 'config.json'), 'utf8');
  const { routes, overrides } = JSON.parse(config) as Config;
  const files = new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => [
      file === 'index.html' ? '/' : `/${overrides[file]?.path ?? file}`,
      `/${file}`,
    ]),
  );
  const serveFile = sirv(folder, { dev: true, etag: true, dotfiles: true });

  return serve((request, response) => {
    const [, path = '', query = ''] = /^([^?]*)(.*)$/.exec(request.url ?? '') ?? [];
    let routing = follow(routes, 'main', { path, status: 200, headers: {} });
    if (routing.headers['location']) {
      const location = `${routing.headers['location']}${query}`;
      response.writeHead(routing.status, { ...routing.headers, location }).end();
      return;
    }
    // The phase "hit" replaces no header that another phase has set.
    if (files.has(routing.path)) {
      const { headers } = follow(routes, 'hit', { ...routing, headers: {} });
      routing = { ...routing, headers: { ...headers, ...routing.headers } };
    } else routing = follow(routes, 'error', routing);

    for (const [name, value] of Object.entries(routing.headers)) response.setHeader(name, value);
    const file = files.get(routing.path) ?? '';
    const { contentType } = overrides[file.slice(1)] ?? {};
    if (contentType) response.setHeader('content-type', contentType);
    if (routing.status === 200) serveFile(Object.assign(request, { url: file }), response);
    else {
      response.writeHead(routing.status, { 'content-type': 'text/html; charset=utf-8' });
      response.end(readFileSync(join(folder, file)));
    }
  });
}

/** Applies the routes of a phase that match, up to the first one without `continue`. */
function follow(routes: readonly Route[], wanted: string, routing: Routing): Routing {
  let { path, status, headers } = routing;
  let phase = 'main';
  for (const route of routes) {
    phase = route.handle ?? phase;
    if (phase !== wanted || route.handle) continue;
    const match = new RegExp(route.src, route.caseSensitive ? '' : 'i').exec(path);
    if (!match) continue;
    const insertGroups = (text: string) =>
      text.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '');
    for (const [name, value] of Object.entries(route.headers ?? {}))
      headers = { ...headers, [name.toLowerCase()]: insertGroups(value) };
    status = route.status ?? status;
    path = insertGroups(route.dest ?? path);
    if (!route.continue) break;
  }
  return { path, status, headers };
}
