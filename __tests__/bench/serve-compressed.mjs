import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { loadTypeScript } from '../../lib/load-typescript.mjs';
import { certificate } from './certificate.mjs';

const { headersFor, parseHeadersFile } = await loadTypeScript(
  'lib/tools/serve/read-headers-file.ts',
);

const TYPES = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

const COMPRESSIBLE = /^text\/|json$|xml$/;

/**
 * Serves a folder as a good host does: HTTP/2, Brotli at level 11, clean URLs, the 404 page, and
 * the headers of its `_headers` file. All files are compressed in advance, so that no run waits for
 * compression.
 *
 * @returns the compressed files by path, and `sent`, which returns what the server has sent so far.
 */
export async function serveCompressed(folder) {
  const files = readCompressed(folder);
  const headersFile = join(folder, '_headers');
  const rules = existsSync(headersFile) ? parseHeadersFile(readFileSync(headersFile, 'utf8')) : [];

  const responses = [];
  const server = createSecureServer({ ...certificate, allowHTTP1: true }, (request, response) => {
    const path = decodeURI(request.url.split('?')[0]);
    const found = find(files, path);
    const file = found ?? files.get('/404.html');
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const compressed = file.brotli && /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    const body = compressed ? file.brotli : file.bytes;
    response.writeHead(found ? 200 : 404, {
      'content-type': file.type,
      'cache-control': file.type.startsWith('text/html') ? 'no-cache' : 'public, max-age=31536000',
      ...headersFor(path, rules),
      ...(file.brotli ? { vary: 'accept-encoding' } : {}),
      ...(compressed ? { 'content-encoding': 'br' } : {}),
      'content-length': body.length,
    });
    responses.push({ path, bytes: body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  });

  const sockets = [];
  server.on('secureConnection', (socket) => sockets.push(socket));
  const sessions = new Set();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  return {
    files,
    sent: () => ({
      responses: [...responses],
      bytes: sockets.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0),
    }),
    origin: `https://localhost:${server.address().port}`,
    close: () => {
      for (const session of sessions) session.destroy();
      server.close();
    },
  };
}

function readCompressed(folder) {
  const files = new Map();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath ?? entry.path, entry.name);
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    const bytes = readFileSync(path);
    files.set(`/${relative(folder, path).split(sep).join('/')}`, {
      type,
      bytes,
      brotli: brotli(type, bytes),
    });
  }
  return files;
}

function brotli(type, bytes) {
  if (!COMPRESSIBLE.test(type.split(';')[0])) return undefined;
  const compressed = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  return compressed.length < bytes.length ? compressed : undefined;
}

function find(files, path) {
  return files.get(path.endsWith('/') ? `${path}index.html` : path) ?? files.get(`${path}.html`);
}
