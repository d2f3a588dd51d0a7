import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readFiles, type Files } from '@/lib/kit/files/files';
import { IMMUTABLE, SECURITY_HEADERS } from '@/lib/kit/hosts/header-values';
import { hostRules } from '@/lib/kit/hosts/host-rules';
import { headersFor } from '@/lib/kit/server/read-headers-file';
import { HEADERS_FILE, NOT_FOUND_PATH } from '@/lib/kit/urls/paths';
import { languages } from '@/lib/region/languages';
import { BUILT_PAGES } from '@/lib/site/pages';
import { temporaryFolder } from '../temporary-folder';
import { request, type HostResponse } from './hosts/http-client';
import type { RunningServer } from './hosts/server-process';
import { HOSTS } from './hosts/servers';
import { writeHostFiles } from './hosts/write-host-files';
import { hydrated, servedExport, setUpBrowser } from './setup/open-page';
import type { SiteName } from './setup/sites';
import { expectToast } from './setup/toasts';
import { navigationLink, pressSend } from './setup/visitor-actions';
import { waitUntilStored } from './setup/wait-until';

const open = setUpBrowser();

/** The largest script. Firebase does not compress the smallest one, which has 0.3 kB. */
const SCRIPT = /^\/_next\/static\/runtime\..+\.js$/;
const SCRIPT_TYPE = /^(text|application)\/javascript/;
const JSON_TYPE = /^application\/json/;

/** What a company has added to `public/`. */
const ADDED_FILES = {
  '.well-known/apple-app-site-association': '{"applinks":{}}',
  '.well-known/proof': 'text',
  proof: '[]',
  'a "quoted" name': 'text',
  'repay/notes.txt': 'a folder with the name of a page',
  'own/index.html': 'an own page in a folder',
};

/** The folder that is served, and the site in it. */
let folder: string;
let files: Files;
/** The policy that comes with the files, and the part of it that never changes. */
let policies: { policy: string; lastingPolicy: string };

/**
 * What `next build` leaves: `out/` and the host configurations beside it.
 *
 * @param path the folder of the site in `out/`.
 */
async function prepare(name: SiteName, path: string): Promise<void> {
  folder = temporaryFolder();
  const out = join(folder, 'out', path);
  cpSync(servedExport(name).folder, out, { recursive: true });
  cpSync(temporaryFolder(ADDED_FILES), out, { recursive: true });
  files = await readFiles(out);
  const headers = headersFor('/', String(files.get(HEADERS_FILE)));
  const rules = hostRules(files, BUILT_PAGES, headers['Content-Security-Policy']!, path);
  policies = rules;
  writeHostFiles(folder, rules);
}

/** The path of a file of the export. */
function fileLike(pattern: RegExp): string {
  const path = [...files.keys()].find((file) => pattern.test(file));
  if (!path) throw new Error(`The export has no file like ${pattern}.`);
  return path;
}

/**
 * Uses the banner and the form, opens the page again without a network, and expects no violation of
 * a policy.
 */
async function useAndReopen(name: SiteName, url: string): Promise<void> {
  const { contact, navigation } = languages[name === 'india' ? 'en' : 'hi'].messages.interface;
  const { page, errors } = await open(name, {
    origin: url,
    path: '',
    serviceWorkers: 'allow',
  });
  await hydrated(page);
  await navigationLink(page, navigation.contact).click();
  await expectToast(page, contact.incomplete, () => pressSend(page, contact));
  await waitUntilStored(page);

  await page.context().setOffline(true);
  await page.goto(url);
  await hydrated(page);
  expect(errors).toEqual([]);
}

/** The security headers that a response lacks or has with another value. */
const missingSecurityHeaders = ({ headers }: HostResponse) =>
  Object.entries(SECURITY_HEADERS)
    .filter(([name, value]) => headers[name.toLowerCase()] !== value)
    .map(([name]) => `${name}: ${String(headers[name.toLowerCase()])}`);

/** Whether a browser may show the response later without asking the host again. */
function storedWithoutRevalidation({ headers }: HostResponse): boolean {
  const cacheControl = headers['cache-control'] ?? '';
  return !/max-age=0|no-cache|no-store/.test(cacheControl) || cacheControl.includes('immutable');
}

for (const host of HOSTS) {
  if (host.isMissing) {
    // "npm run test:hosts" installs emulators. nginx and Apache are packages of the system.
    test.skip(`the export on ${host.name} is not tested here: it is not installed`, () =>
      undefined);
    continue;
  }
  describe(`the export on ${host.name}`, () => {
    const { path: start = '/' } = host;
    const name = start === '/' ? 'india' : 'india-with-own-pages';
    let server: RunningServer;
    beforeAll(async () => {
      await prepare(name, start);
      server = await host.start(folder);
    });
    afterAll(() => server?.close());

    const below = (path: string) => `${start}${path.slice(1)}`;
    const get = (path: string, headers?: Record<string, string>) =>
      request(server.origin, below(path), headers);
    const expectPage = async (path: string, status: number, file: string) => {
      const response = await get(path);
      const isPage = response.body.equals(files.get(file)!);
      expect({ path, status: response.status, isPage }).toEqual({ path, status, isPage: true });
      expect(response.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i);
      // The include of nginx does not come with the files.
      expect(response.headers['content-security-policy']).toBe(
        policies[host.name.startsWith('nginx') ? 'lastingPolicy' : 'policy'],
      );
      expect(missingSecurityHeaders(response)).toEqual([]);
      expect(storedWithoutRevalidation(response)).toBe(false);
      // Cloudflare does not compress a response with it.
      if (!host.name.includes('Cloudflare'))
        expect(response.headers['cache-control']).toContain('no-transform');
    };

    test('answers every page of lib/site/pages.ts at its own path, also with a query', async () => {
      for (const { path, file } of BUILT_PAGES) {
        if (path === NOT_FOUND_PATH) continue;
        await expectPage(path, 200, file);
        await expectPage(`${path}?from=mail`, 200, file);
      }
    });

    test.each([
      ['/index.html', '/'],
      ['/index.html?utm_source=a', '/?utm_source=a'],
      ['/repay.html', '/repay'],
      ['/repay.html?from=mail&x=%20', '/repay?from=mail&x=%20'],
      ['/repay/', '/repay'],
      ['/repay/?from=mail', '/repay?from=mail'],
    ])('redirects %s to %s', async (path, target) => {
      const response = await get(path);
      expect([301, 302, 307, 308]).toContain(response.status);
      const location = new URL(response.headers.location ?? '', server.origin).href;
      expect(location).toBe(server.origin + below(target));
      expect(missingSecurityHeaders(response)).toEqual([]);
    });

    test('redirects without naming the scheme and port behind a proxy', async () => {
      const response = await get('/repay.html', { host: 'www.example.com' });
      expect(response.headers.location).toBe(below('/repay'));
    });

    test.each([
      '/nowhere',
      '/nowhere.html',
      '/repay/nowhere',
      '/.nowhere/file',
      '/pictures/nowhere.00000000.avif',
      '/_next/static/runtime.000000000000.js',
      '/_next/static/',
      '/pictures/',
    ])('answers %s with the 404 page, which no browser stores', async (path) => {
      await expectPage(path, 404, '/404.html');
    });

    // Cloudflare answers it with the page and status 200.
    const hidesPage = host.name.includes('Cloudflare') ? test.skip : test;
    hidesPage('answers /404 with status 404', async () => {
      expect((await get('/404')).status).toBe(404);
    });

    test.each([
      ['script', SCRIPT, SCRIPT_TYPE, 'a year'],
      ['AVIF', /^\/pictures\/.+\.avif$/, /^image\/avif$/, 'a year'],
      ['WebP', /^\/pictures\/.+\.webp$/, /^image\/webp$/, 'a year'],
      ['font', /^\/fonts\/.+\.woff2$/, /^font\/woff2$/, 'a year'],
      ['site configuration', /^\/site-config\.js$/, SCRIPT_TYPE, 'no time'],
      ['service worker', /^\/sw\.js$/, SCRIPT_TYPE, 'no time'],
      ['robots.txt', /^\/robots\.txt$/, /^text\/plain/, 'no time'],
      ['manifest', /\/manifest\.\w+\.webmanifest$/, /^application\/manifest\+json/, 'a year'],
      ['PNG', /\/icon-512\.\w+\.png$/, /^image\/png$/, 'a year'],
      ['SVG', /\/icon\.\w+\.svg$/, /^image\/svg\+xml/, 'a year'],
      ['favicon', /^\/favicon\.ico$/, /^image\/(x-icon|vnd\.microsoft\.icon)$/, 'no time'],
      ['JSON without an extension', /apple-app-site-association$/, JSON_TYPE, 'no time'],
      ['text without an extension', /^\/\.well-known\/proof$/, /^text\/plain/, 'no time'],
      ['JSON without an extension at the root', /^\/proof$/, JSON_TYPE, 'no time'],
    ])(
      'sends the %s with its type and the time that browsers may store it',
      async (_, pattern, type, time) => {
        const path = fileLike(pattern);
        const response = await get(path);
        expect(response.status).toBe(200);
        expect(response.headers['content-type']).toMatch(type);
        if (time === 'a year') expect(response.headers['cache-control']).toBe(IMMUTABLE);
        else expect(storedWithoutRevalidation(response)).toBe(false);
        expect(missingSecurityHeaders(response)).toEqual([]);
        expect(response.body.equals(files.get(path)!)).toBe(true);
      },
    );

    test('answers an own page in a folder at its path, perhaps after a redirect', async () => {
      const { headers, ...first } = await get('/own/index.html');
      const { status, body } = headers.location
        ? await request(server.origin, headers.location)
        : first;
      expect({ status, body: String(body) }).toEqual({
        status: 200,
        body: 'an own page in a folder',
      });
    });

    // The preview does not compress, so that a developer can read what it sends.
    const compresses = host.name.startsWith('npm start') ? test.skip : test;
    compresses('compresses text well', async () => {
      const script = fileLike(SCRIPT);
      let sent = 0;
      let fastest = 0;
      for (const [path, file] of [
        ['/', '/index.html'],
        ['/nowhere', '/404.html'],
        ['/sw.js', '/sw.js'],
        [script, script],
      ] as const) {
        const { body, headers } = await get(path, { 'accept-encoding': 'gzip, br' });
        // Apache has both filters here.
        expect(headers['content-encoding']).toMatch(
          host.name.startsWith('Apache') ? 'br' : /gzip|br/,
        );
        // Cloudflare's own cache needs no Vary.
        if (!host.name.startsWith('Cloudflare')) expect(headers.vary).toMatch(/accept-encoding/i);
        sent += body.length;
        fastest += gzipSync(files.get(file)!, { level: 1 }).length;
      }
      // nginx compresses with level 1 unless it is told otherwise.
      expect(sent).toBeLessThan(fastest);
    });

    // The emulator of Firebase forgets the ETag of a compressed response, and hides no file.
    const notInEmulator = host.name.startsWith('Firebase') ? test.skip : test;
    notInEmulator('sends nothing again that has not changed', async () => {
      const headers = { 'accept-encoding': 'gzip' };
      const { headers: first } = await get('/', headers);
      const second = await get('/', { ...headers, 'if-none-match': first.etag ?? '' });
      expect(second.status).toBe(304);
    });

    notInEmulator('answers no visitor with /_headers', async () => {
      const response = await get('/_headers');
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(String(response.body)).not.toContain('Content-Security-Policy:');
    });

    test('puts no part of the URL into another header', async () => {
      const response = await get('/%0d%0aSet-Cookie:a=1.html');
      expect(response.headers).not.toHaveProperty('set-cookie');
    });

    test.each(['//elsewhere.example/repay.html', '//elsewhere.example/repay/', '//repay/'])(
      'redirects %s to no other host',
      async (path) => {
        const { headers } = await get(path);
        const location = new URL(headers.location ?? '/', server.origin);
        expect(location.host).toBe(new URL(server.origin).host);
      },
    );

    test('shows the banner and the toast, opens offline, and violates no policy', () =>
      useAndReopen(name, server.origin + below('/')));
  });
}
