import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { readFiles } from '@/lib/kit/files/files';
import { cloudFrontFunction } from '@/lib/kit/hosts/cloudfront';
import { FILES_BESIDE_OUT, FILES_IN_OUT } from '@/lib/kit/hosts/host-files';
import { hostRules } from '@/lib/kit/hosts/host-rules';
import { parseRedirects } from '@/lib/kit/hosts/redirects';
import { BUILT_PAGES } from '@/lib/site/pages';
import { temporaryFolder } from '../../../temporary-folder';
import { request } from '../../../browser/hosts/http-client';
import type { RunningServer } from '../../../browser/hosts/server-process';
import { HOSTS } from '../../../browser/hosts/servers';

const LIST = `# Old addresses
/personal-loan.html /repay
/diwali /?utm_source=diwali#contact
/ask\t/#contact
/old/offers 410
/app https://app.example/get?a=%20b#c
`;
const { redirects, problems } = parseRedirects(LIST, 'redirects.txt');

/** Each request, its status, and where it leads from the folder of the site. */
const ANSWERS: [string, number, string?][] = [
  ['/personal-loan.html', 301, '/repay'],
  ['/personal-loan.html?from=mail&x=%20', 301, '/repay?from=mail&x=%20'],
  ['/diwali', 301, '/?utm_source=diwali#contact'],
  ['/diwali/?utm_source=sms', 301, '/?utm_source=diwali#contact'],
  ['/ask', 301, '/#contact'],
  ['/ask?utm_source=sms', 301, '/?utm_source=sms#contact'],
  ['/old/offers', 410],
  ['/old/offers/', 410],
  ['/app', 301, 'https://app.example/get?a=%20b#c'],
  ['/Diwali', 404],
  ['/personal-loan', 404],
];

test('the list is read with its lines', () => {
  expect(problems).toEqual([]);
  expect(redirects.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6]);
});

test.each([
  ['/a', 'is not "/old /new"'],
  ['/a /b /c', 'is not "/old /new"'],
  ['a /b', 'is not "/old /new"'],
  ['/* /b', 'is not "/old /new"'],
  ['/ /b', 'is not "/old /new"'],
  ['https://old.example/a /b', 'is not "/old /new"'],
  ['/a //evil.example', 'is not "/old /new"'],
  ['/a "/b"', 'is not "/old /new"'],
  ['/a $host', 'is not "/old /new"'],
  ['/a /b\n/A/ /c', ':2 has /A/ again, which line 1 has'],
])('the line %j is a problem', (list, problem) => {
  const { problems } = parseRedirects(list, 'redirects.txt');
  expect(problems.map(({ place, problem }) => `${place} ${problem}`).join()).toContain(problem);
});

describe.each(HOSTS.filter(({ isMissing }) => !isMissing))(
  '$name',
  ({ name, path = '/', start }) => {
    let server: RunningServer;
    beforeAll(async () => {
      const out = temporaryFolder({ '.keep': '' });
      const site = join(out, 'out', path);
      const pages = Object.fromEntries(BUILT_PAGES.map(({ file }) => [file, `page ${file}`]));
      const manifest = `<link href="${path}icons-and-manifest/manifest.0.webmanifest">`;
      const files = {
        ...pages,
        '/404.html': `nowhere${manifest}`,
        '/google0123.html': 'google-site-verification',
      };
      const write = (folder: string, file: string, text: string) => {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        writeFileSync(join(folder, file), text);
      };
      for (const [file, text] of Object.entries(files)) write(site, file, text);
      const options = { redirects, isStaging: true };
      const rules = hostRules(
        await readFiles(site),
        BUILT_PAGES,
        "default-src 'none'",
        path,
        options,
      );
      for (const [file, textOf] of Object.entries(FILES_IN_OUT)) write(site, file, textOf(rules));
      for (const [file, textOf] of Object.entries(FILES_BESIDE_OUT))
        write(out, file, textOf(rules));
      chmodSync(out, 0o755);
      for (const entry of readdirSync(out, { recursive: true, encoding: 'utf8' }))
        chmodSync(join(out, entry), 0o755);
      server = await start(out);
    }, 60_000);
    afterAll(() => server?.close());
    const get = (url: string) => request(server.origin, path + url.slice(1));

    // The emulator of Firebase puts the query of a request behind the target, whatever that has.
    const answers = name.startsWith('Firebase')
      ? ANSWERS.filter(([url, , target]) => !/[?#]/.test(target ?? '') || url === '/ask')
      : ANSWERS;
    test.each(answers)('answers %s with %i %s', async (url, status, target) => {
      const { status: answered, headers, body } = await get(url);
      // These have no status for what is gone.
      const hasGone = !/Cloudflare|Firebase/.test(name);
      expect(answered).toBe(status === 410 && !hasGone ? 404 : status);
      if (target === undefined) expect(String(body)).toContain('nowhere');
      else
        // Apache puts the query behind the fragment, out of which each page moves it.
        expect(
          new URL(
            (headers.location ?? '').replace(/^([^?#]*)(#[^?]*)(\?.*)$/, '$1$3$2'),
            server.origin,
          ).href,
        ).toBe(new URL(target.replace(/^\//, path), server.origin).href);
      // Nor does the emulator add headers to redirects.
      if (!name.startsWith('Firebase'))
        expect(headers).toMatchObject({ 'x-robots-tag': 'noindex' });
      expect(headers['cache-control'] ?? 'no-store').toMatch(/max-age=0|no-store/);
    });

    test('answers a file with which a service verifies the owner at its own name', async () => {
      const { status, body } = await get('/google0123.html');
      expect([status, String(body)]).toEqual([200, 'google-site-verification']);
    });

    // The emulator of Firebase hides no file.
    const hides = name.startsWith('Firebase') ? test.skip : test;
    hides('shows the list to nobody', async () => {
      expect(String((await get('/_redirects')).body)).not.toContain('/diwali');
    });
  },
);

test('the function of CloudFront gives the same answers', () => {
  const rules = hostRules(new Map(), BUILT_PAGES, '', '/', { redirects, isStaging: true });
  const handler = runInNewContext(`${cloudFrontFunction(rules)}; handler`) as (event: object) => {
    readonly statusCode?: number;
    readonly headers?: Readonly<Record<string, { readonly value: string }>>;
  };
  for (const [url, status, target] of ANSWERS) {
    const [uri, query = ''] = url.split('?');
    const { statusCode = 404, headers } = handler({
      request: { uri, rawQueryString: () => query },
    });
    expect([url, statusCode, headers?.['location']?.value]).toEqual([url, status, target]);
    if (headers) expect(headers['x-robots-tag']?.value).toBe('noindex');
  }
});
