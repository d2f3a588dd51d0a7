import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * `npm run start:nginx`: serves `out/` with nginx and the include that the build wrote beside it.
 */
const PORT = 8080;
const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
const configuration = join(folder, 'nginx.conf');

// Paths are in quotes: they may have spaces, or a #, which starts a comment.
writeFileSync(
  configuration,
  `
worker_processes 1;
pid ${folder}/pid;
error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder};`).join(' ')}
  server {
    listen 127.0.0.1:${PORT};
    root ${JSON.stringify(resolve('out'))};
    include ${JSON.stringify(resolve('out.nginx.conf'))};
  }
}
`,
);

const nginx = spawn(
  'nginx',
  ['-c', configuration, '-g', `daemon off; user ${userInfo().username};`],
  { stdio: 'inherit' },
);
nginx.on('error', () => {
  process.stderr.write(
    'nginx was not found: install it, for instance with "apt-get install nginx-light".\n',
  );
  process.exitCode = 1;
});
nginx.on('spawn', () => process.stdout.write(`\n  http://localhost:${PORT}\n\n`));
nginx.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true });
  // For instance 1 if the port is taken.
  process.exitCode ||= code ?? 0;
});
process.on('SIGINT', () => nginx.kill('SIGQUIT'));
