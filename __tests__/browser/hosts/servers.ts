import { readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { serveExport } from '@/lib/kit/server/serve-export';
import {
  findModule,
  findProgram,
  freePort,
  startServer,
  type RunningServer,
} from './server-process';

/** A host, or the program with which its owner lets people try their site. */
export interface Host {
  readonly name: string;
  /** The path of the site, if it is not at the root of its domain. */
  readonly path?: string;
  /** Whether this machine lacks its program. */
  readonly isMissing?: boolean;
  /**
   * Serves `out/` of a folder with the config beside it.
   *
   * @param folder holds `out/` and the host configurations, and may take temporary files. A site
   *   with a path is in that folder of `out/`.
   */
  readonly start: (folder: string) => Promise<RunningServer>;
}

/** A host that is tested where its program is installed. */
function ifInstalled(
  name: string,
  program: string | undefined,
  start: (program: string, folder: string) => Promise<RunningServer>,
): Host {
  return { name, isMissing: !program, start: (folder) => start(program ?? '', folder) };
}

async function nginx(
  path: string,
  folder: string,
  site = 'include out.nginx.conf;',
): Promise<RunningServer> {
  const port = await freePort();
  const configuration = join(folder, 'nginx.conf');
  const values = { USER: userInfo().username, PORT: String(port), SITE: site };
  let text = readFileSync(join(__dirname, 'nginx.conf'), 'utf8');
  for (const [word, value] of Object.entries(values))
    text = text.replace(new RegExp(`\\b${word}\\b`), () => value);
  writeFileSync(configuration, text);
  return startServer(port, path, ['-e', 'stderr', '-p', folder, '-c', configuration]);
}

/** The location that Debian's default site has. */
const DEBIAN_LOCATION = 'index index.html; location / { try_files $uri $uri/ =404; }';

/** A folder in which the export with the URL of this folder is served, too. */
const FOLDER = '/a/b/';

async function apache(path: string, folder: string): Promise<RunningServer> {
  const port = await freePort();
  const args = ['-f', join(__dirname, 'apache.conf'), '-DFOREGROUND'];
  return startServer(port, path, args, { env: { FOLDER: folder, PORT: String(port) } });
}

async function wrangler(
  program: string,
  folder: string,
  ...args: readonly string[]
): Promise<RunningServer> {
  const port = await freePort();
  return startServer(
    port,
    process.execPath,
    [program, ...args, '--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0'],
    {
      cwd: folder,
      env: { CI: '1', HOME: folder, WRANGLER_SEND_METRICS: 'false', WRANGLER_LOG: 'error' },
    },
  );
}

async function superstatic(entry: string, folder: string): Promise<RunningServer> {
  const port = await freePort();
  const script = `
    const { hosting } = require('./out.firebase.json');
    require(${JSON.stringify(entry)})
      .server({ cwd: process.cwd(), config: hosting, port: ${port}, hostname: '127.0.0.1', compression: true })
      .listen();`;
  return startServer(port, process.execPath, ['--eval', script], { cwd: folder });
}

const NGINX = findProgram('nginx');
const APACHE = findProgram('apache2');
const WRANGLER = findModule('wrangler/bin/wrangler.js');

export const HOSTS: readonly Host[] = [
  { name: 'npm start', start: (folder) => serveExport(join(folder, 'out')) },
  {
    name: 'npm start in a folder',
    path: FOLDER,
    start: (folder) => serveExport(join(folder, 'out', FOLDER)),
  },
  ifInstalled('nginx', NGINX, nginx),
  ifInstalled("nginx with Debian's default site", NGINX, (path, folder) =>
    nginx(path, folder, `${DEBIAN_LOCATION} include out.nginx.conf;`),
  ),
  {
    path: FOLDER,
    ...ifInstalled('nginx in a folder', NGINX, (path, folder) =>
      nginx(path, folder, `location ^~ ${FOLDER} { include out.nginx.conf; }`),
    ),
  },
  ifInstalled('Apache', APACHE, apache),
  { path: FOLDER, ...ifInstalled('Apache in a folder', APACHE, apache) },
  ifInstalled('Cloudflare Pages', WRANGLER, (program, folder) =>
    wrangler(program, folder, 'pages', 'dev', 'out', '--compatibility-date', '2026-01-01'),
  ),
  ifInstalled('Cloudflare Workers', WRANGLER, (program, folder) =>
    wrangler(program, folder, 'dev', '--config', 'out.wrangler.jsonc'),
  ),
  ifInstalled('Firebase Hosting', findModule('superstatic'), superstatic),
];
