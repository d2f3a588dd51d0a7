import { renameSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { serveExport, type ServedExport, type ServeOptions } from '@/lib/kit/server/serve-export';
import { temporaryFolder } from '../../../temporary-folder';

const folder = temporaryFolder({
  '/index.html': 'home',
  '/404.html': 'nowhere',
  '/own.html': 'own',
  '/.site.json': '{"pages":["repay","fees"],"redirects":[]}',
  '/_headers':
    '/*\n  X-Everywhere: yes\n/repay\n  X-Page: repay\n/pictures/*\n  X-Folder: pictures\n',
});
const served: ServedExport[] = [];

async function serve(port?: number, options?: ServeOptions): Promise<ServedExport> {
  const one = await serveExport(folder, port, options);
  served.push(one);
  return one;
}

afterEach(() => Promise.all(served.splice(0).map(({ close }) => close())));

test('falls back to a free port if the default one is taken, but not if the port was given', async () => {
  const first = await serve();
  await expect(serve(first.port)).rejects.toThrow('EADDRINUSE');
  const second = await serve(first.port, { anyPort: true });

  expect(second.origin).toMatch(/^http:\/\/localhost:\d+$/);
  expect(second.origin).not.toBe(first.origin);
  expect(await (await fetch(second.origin)).text()).toBe('home');
});

test.each(['_headers', '404.html'])(
  'answers 503, and goes on, while a build has removed %s',
  async (file) => {
    const { origin } = await serve();
    const path = join(folder, file);
    renameSync(path, `${path}.removed`);
    const during = await fetch(`${origin}/nowhere`).finally(() =>
      renameSync(`${path}.removed`, path),
    );

    expect(during.status).toBe(503);
    expect(during.headers.get('retry-after')).toBe('5');
    expect((await fetch(`${origin}/nowhere`)).status).toBe(404);
  },
);

test.each(['/404', '/404.html', '/index', '/404.html/', '/own.html/', '/%E0%/'])(
  'answers %s with status 404',
  async (path) => {
    const { origin } = await serve();
    const response = await fetch(origin + path);

    expect([response.status, await response.text()]).toEqual([404, 'nowhere']);
  },
);

test('it prints what the page sends in one line each, without control characters', async () => {
  const lines: string[] = [];
  const { origin } = await serve(0, { print: (line) => lines.push(line) });
  const post = (path: string, body: string | URLSearchParams) =>
    fetch(`${origin}${path}`, { method: 'POST', body });

  const { status, headers } = await post('/api/event', '{"name":"pageview"}\n\u001b[31m\u009b');
  await post('/message', new URLSearchParams({ Name: 'Asha', Message: 'a&b' }));

  expect([status, headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  expect(lines).toEqual([
    'Received at /api/event: {"name":"pageview"}  [31m ',
    'Received at /message: {"Name":"Asha","Message":"a&b"}',
  ]);
});

test('other machines reach it only if that is wanted', async () => {
  const [address] = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal);
  const reaches = ({ port }: ServedExport) =>
    fetch(`http://${address?.address ?? '127.0.0.2'}:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    );

  expect(await reaches(await serve())).toBe(false);
  expect(await reaches(await serve(0, { host: '0.0.0.0' }))).toBe(true);
});
