import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readFiles } from '@/lib/kit/files/files';
import { hostRules } from '@/lib/kit/hosts/host-rules';
import { parseRedirects } from '@/lib/kit/hosts/redirects';
import { BUILT_PAGES } from '@/lib/site/pages';
import { REDIRECTS, REDIRECTS_ANSWERS } from '../redirects';
import { temporaryFolder } from '../temporary-folder';
import { request } from './hosts/http-client';
import type { RunningServer } from './hosts/server-process';
import { HOSTS } from './hosts/servers';
import { writeHostFiles } from './hosts/write-host-files';

/** A site of small pages with the list of redirects. Only hosts read more of it. */
async function writeSite(path: string): Promise<string> {
  const folder = temporaryFolder();
  const out = join(folder, 'out', path);
  const manifest = `<link href="${path}icons-and-manifest/manifest.0.webmanifest">`;
  const files = {
    ...Object.fromEntries(BUILT_PAGES.map(({ file }) => [file, `page ${file}`])),
    '/404.html': `nowhere${manifest}`,
    '/google0123.html': 'google-site-verification',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(out, file)), { recursive: true });
    writeFileSync(join(out, file), text);
  }
  const { redirects } = parseRedirects(REDIRECTS, 'redirects.txt');
  const options = { redirects, isStaging: true };
  const policy = "default-src 'none'; frame-ancestors 'none'";
  writeHostFiles(folder, hostRules(await readFiles(out), BUILT_PAGES, policy, path, options));
  return folder;
}

describe.each(HOSTS.filter(({ isMissing }) => !isMissing))(
  'the list of redirects on $name',
  ({ name, path = '/', start }) => {
    let server: RunningServer;
    beforeAll(async () => {
      server = await start(await writeSite(path));
    });
    afterAll(() => server?.close());
    const get = (url: string) => request(server.origin, path + url.slice(1));
    const isFirebase = name.startsWith('Firebase');
    /** These have no status for what is gone. */
    const hasGone = !/Cloudflare|Firebase/.test(name);

    // The emulator of Firebase puts the query of a request behind the target, whatever that has.
    const answers = isFirebase
      ? REDIRECTS_ANSWERS.filter(([url, , to]) => !/[?#]/.test(to ?? '') || url === '/ask')
      : REDIRECTS_ANSWERS;
    test.each(answers)('answers %s with %i %s', async (url, status, target) => {
      const { status: answered, headers, body } = await get(url);
      expect(answered).toBe(status === 410 && !hasGone ? 404 : status);
      if (target === undefined) expect(String(body)).toContain('nowhere');
      else {
        const { location = '' } = headers;
        const wanted = target.replace(/^\//, path);
        expect(new URL(location, server.origin)).toEqual(new URL(wanted, server.origin));
      }
      // The emulator of Firebase adds no headers to redirects.
      if (!isFirebase) expect(headers).toMatchObject({ 'x-robots-tag': 'noindex' });
      expect(headers['cache-control'] ?? 'no-store').toMatch(/max-age=0|no-store/);
    });

    test('does not change the name of a file with which a service verifies the owner', async () => {
      const { status, body } = await get('/google0123.html');
      expect([status, String(body)]).toEqual([200, 'google-site-verification']);
      expect((await get('/google0123')).status).toBe(200);
      const withSlash = (await get('/google0123.html/')).status;
      // The emulator fails.
      expect(withSlash).toBe(name === 'Cloudflare Pages' ? 502 : 404);
    });

    // The emulator of Firebase hides no file.
    (isFirebase ? test.skip : test)('is shown to nobody', async () => {
      expect(String((await get('/_redirects')).body)).not.toContain('/diwali');
    });
  },
);
