import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { generate } from 'selfsigned';
import sirv from 'sirv';
import { importTypeScript } from '../../lib/kit/commands/import-typescript.mjs';

const { headersFor } = await importTypeScript('lib/kit/server/read-headers-file.ts');

const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
  keyType: 'ec',
  curve: 'P-256',
});

/** The certificate of the servers. Browsers use HTTP/2 only over TLS. */
export const certificate = { key, cert };

const COMPRESSIBLE = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/;

/**
 * Serves a copy of a folder as a good host does: HTTP/2, Brotli at level 11, clean URLs, and the
 * headers of its `_headers` file. All files are compressed in advance, so that no run waits.
 *
 * @returns `bytesSent` counts what was sent inside TLS so far, with headers and frames of HTTP/2.
 */
export async function serveCompressed(folder, copy) {
  rmSync(copy, { recursive: true, force: true });
  cpSync(folder, copy, { recursive: true });
  for (const name of readdirSync(copy, { recursive: true }))
    if (COMPRESSIBLE.test(name))
      writeFileSync(join(copy, `${name}.br`), brotliCompressSync(readFileSync(join(copy, name))));

  const file = join(copy, '_headers');
  const rules = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const serveFile = sirv(copy, {
    brotli: true,
    setHeaders(response, path) {
      const headers = { 'Cache-Control': 'no-cache', ...headersFor(path, rules) };
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    },
  });
  const server = createSecureServer({ ...certificate, allowHTTP1: true }, (request, response) =>
    serveFile(request, response, () => response.writeHead(404).end()),
  );
  const sockets = [];
  server.on('secureConnection', (socket) => sockets.push(socket));
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  server.unref();
  return {
    origin: `https://localhost:${server.address().port}`,
    bytesSent: () => sockets.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0),
    documentBytes: readFileSync(join(copy, 'index.html.br')).length,
  };
}
