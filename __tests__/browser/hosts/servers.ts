import { writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { serveExport } from '@/lib/tools/serve/serve-export';
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

const isRoot = process.getuid?.() === 0;

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
  server = (include: string) => include,
): Promise<RunningServer> {
  const port = await freePort();
  const configuration = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    configuration,
    `${isRoot ? `user ${userInfo().username};` : ''}
    daemon off;
    pid ${folder}/nginx.pid;
    error_log stderr;
    events {}
    http {
      include /etc/nginx/mime.types;
      access_log off;
      ${temporary.map((kind) => `${kind}_temp_path ${folder}/nginx-${kind};`).join(' ')}
      server {
        listen 127.0.0.1:${port};
        root ${folder}/out;
        ${server(`include ${folder}/out.nginx.conf;`)}
      }
    }`,
  );
  return startServer(port, path, ['-e', 'stderr', '-p', folder, '-c', configuration]);
}

/** The location that Debian's default site has. */
const DEBIAN_LOCATION = 'index index.html; location / { try_files $uri $uri/ =404; }';

/** A folder in which the export with the URL of this folder is served, too. */
const FOLDER = '/a/b/';

async function apache(path: string, folder: string): Promise<RunningServer> {
  const port = await freePort();
  const configuration = join(folder, 'apache.conf');
  const modules = [
    ...['mpm_event', 'authz_core', 'dir', 'mime', 'alias', 'filter', 'deflate', 'brotli'],
    ...['headers', 'rewrite', 'negotiation', 'autoindex', 'env', 'setenvif'],
  ];
  writeFileSync(
    configuration,
    `ServerRoot ${folder}
    ServerName localhost
    ${isRoot ? 'User www-data\nGroup www-data' : ''}
    PidFile ${folder}/apache.pid
    DefaultRuntimeDir ${folder}
    ErrorLog ${folder}/apache.log
    Listen 127.0.0.1:${port}
    ${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
    TypesConfig /etc/mime.types
    # Debian's default configuration has this alias.
    Alias /icons/ /usr/share/apache2/icons/
    DocumentRoot ${folder}/out
    # Apache would also read the .htaccess files of the folders above.
    <Directory />
      AllowOverride None
    </Directory>
    <Directory ${folder}/out>
      AllowOverride All
      Require all granted
    </Directory>`,
  );
  return startServer(port, path, ['-f', configuration, '-DFOREGROUND']);
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
    nginx(path, folder, (include) => `${DEBIAN_LOCATION} ${include}`),
  ),
  {
    path: FOLDER,
    ...ifInstalled('nginx in a folder', NGINX, (path, folder) =>
      nginx(path, folder, (include) => `location ^~ ${FOLDER} { ${include} }`),
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
