import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sirv from 'sirv';
import { loadTypeScript } from '../../lib/load-typescript.mjs';
import { certificate } from './certificate.mjs';

const { headersFor, parseHeadersFile } = await loadTypeScript(
  'lib/tools/serve/read-headers-file.ts',
);

const COMPRESSIBLE = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/;

/**
 * Serves a folder as a good host does: HTTP/2, Brotli at level 11, clean URLs, and the headers of
 * its `_headers` file. All files are compressed in advance, so that no run waits for compression.
 *
 * @returns `sent`, which returns what the server has sent so far: each response with its path and
 *   the bytes of its body, and the bytes on the wire inside TLS, with HTTP/2 headers and frames.
 */
export async function serveCompressed(folder) {
  compressFiles(folder);
  const headersFile = join(folder, '_headers');
  const rules = existsSync(headersFile) ? parseHeadersFile(readFileSync(headersFile, 'utf8')) : [];
  const responses = [];
  const serveFile = sirv(folder, {
    brotli: true,
    setHeaders(response, path, { size }) {
      responses.push({ path, bytes: size });
      const headers = {
        'Cache-Control': /\.\w+$/.test(path) ? 'public, max-age=31536000' : 'no-cache',
        ...headersFor(path, rules),
      };
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    },
  });
  const server = createSecureServer({ ...certificate, allowHTTP1: true }, (request, response) =>
    serveFile(request, response, () => {
      responses.push({ path: request.url, bytes: 0 });
      response.writeHead(404).end();
    }),
  );
  const sockets = [];
  server.on('secureConnection', (socket) => sockets.push(socket));
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  return {
    sent: () => ({
      responses: [...responses],
      bytes: sockets.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0),
    }),
    origin: `https://localhost:${server.address().port}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Writes a compressed file beside each file that it makes smaller. */
function compressFiles(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!COMPRESSIBLE.test(name)) continue;
    const bytes = readFileSync(join(folder, name));
    const compressed = brotliCompressSync(bytes);
    if (compressed.length < bytes.length) writeFileSync(join(folder, `${name}.br`), compressed);
  }
}
