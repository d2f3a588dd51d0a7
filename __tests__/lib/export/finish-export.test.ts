import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { finishExport } from '@/lib/export/finish-export';
import { siteToExport } from '@/lib/export/site-to-export';
import { finishFiles, type FinishedExport } from '@/lib/kit/export/finish-files';
import { readFiles } from '@/lib/kit/files/files';
import { integrityOf } from '@/lib/kit/files/hashed-file';
import { replaceFolder } from '@/lib/kit/files/replace-folder';
import { headersFor } from '@/lib/kit/server/read-headers-file';
import { BUILT_PAGES } from '@/lib/site/pages';
import { temporaryFolder } from '../../temporary-folder';
import { exportedFiles, filesOf, indiaConfiguration, nextPage } from '../setup/export-fixtures';

let folder = '';
beforeEach(() => (folder = temporaryFolder()));

const textsOf = (files: ReadonlyMap<string, Buffer>) =>
  Object.fromEntries([...files].map(([file, bytes]) => [file, bytes.toString()]));

describe('the finished export', () => {
  it('is in out/, with the configuration of each host beside it', async () => {
    const terms = { '/loanAgreement.html': '<p>Our terms</p>' };
    replaceFolder(join(folder, 'raw'), exportedFiles({ '/ads.txt': 'none' }));
    replaceFolder(join(folder, 'public'), filesOf({ '/ads.txt': 'none', ...terms }));

    const { summary } = await finishExport(folder, 'raw');

    const files = textsOf(await readFiles(join(folder, 'out')));
    expect(summary).toContain('The site is ready in out/');
    expect(files).toHaveProperty(['/_headers'], expect.stringContaining('Content-Security-Policy'));
    expect(files).toHaveProperty(['/ads.txt'], 'none');
    expect(files).toMatchObject(terms);
    for (const config of ['out.nginx.conf', 'out.firebase.json'])
      expect(readFileSync(join(folder, config), 'utf8')).toContain('Content-Security-Policy');
    expect(readFileSync(join(folder, 'out.wrangler.jsonc'), 'utf8')).toContain('"./out"');

    // Vercel takes a copy, without the files that only other hosts may read.
    const hidden = ['/_headers', '/_redirects', '/.htaccess', '/.nojekyll', '/.site.json'];
    const forVisitors = Object.entries(files).filter(([path]) => !hidden.includes(path));
    const vercel = textsOf(await readFiles(join(folder, '.vercel/output')));
    expect(vercel).toEqual({
      '/config.json': expect.stringContaining('Content-Security-Policy'),
      ...Object.fromEntries(forVisitors.map(([path, text]) => [`/static${path}`, text])),
    });
  });

  it('needs no folder public/, because Git keeps no empty one', async () => {
    replaceFolder(join(folder, 'raw'), exportedFiles());
    await expect(finishExport(folder, 'raw')).resolves.toMatchObject({ exitCode: 0 });
  });

  it.each<[string, Record<string, string | undefined>, string]>([
    ['a page is missing', { '/repay.html': undefined }, 'repay.html: expected this file to exist'],
    [
      'the routes do not name a page',
      { '/x.html': '' },
      'x.html: expected only pages that the table',
    ],
    ...[`<!-- x -->${nextPage()}`, '<html><head><title>x</title></head></html>'].map(
      (html): [string, Record<string, string>, string] => [
        'a page does not begin with its language and charset',
        { '/order.html': html },
        '.next/raw-export/order.html: expected a document that begins as Next writes it',
      ],
    ),
    [
      'a page links a style sheet',
      {
        '/repay.html': nextPage().replace('</head>', '<link rel="stylesheet" href="a.css"></head>'),
      },
      '.next/raw-export/repay.html: expected all styles in style elements',
    ],
  ])('is refused if %s', async (_, changes, message) => {
    const finished = finishFiles(
      exportedFiles(changes),
      new Map(),
      siteToExport(indiaConfiguration(), BUILT_PAGES),
    );
    await expect(finished).rejects.toThrow(message);
  });

  it.each([
    ...['/_headers', '/.htaccess', '/404.html', '/index.html', '/sw.js'],
    // Browsers store the files of these folders for a year.
    ...['/pictures/a.png', '/_next/static/a.js'],
  ])('is refused if the company has added public%s', async (path) => {
    const finished = finishFiles(
      exportedFiles(),
      filesOf({ [path]: 'x', '/fonts/b': 'x' }),
      siteToExport(indiaConfiguration(), BUILT_PAGES),
    );
    await expect(finished).rejects.toThrow(
      `public${path}, public/fonts/b: only the build writes this file or into this folder. Rename, move or remove yours.`,
    );
  });

  describe('has', () => {
    const FONT = '<link rel="preload" as="font" href="/fonts/a.woff2">';
    const DATA = '<script type="application/ld+json">{"name":"Example Finance"}</script>';
    const HIDDEN = '<div hidden=""><!--$--><p>Text</p></div><output hidden=""></output>';
    const IMAGE = '<img src="/pictures/india/a.avif">';
    const HINTS = '<link rel="modulepreload" href="/a.js"><link rel="preload" as="script">';
    const ADDED = {
      '/ads.txt': 'own',
      '/own/art.png': 'own',
      '/.well-known/proof': 'own',
      '/notes.txt': '<style>b{}</style>',
      '/privacyPolicy.html': '<style>p{color:red}</style><p>Ours</p><script>track()</script>',
    };
    const TOOLS = ['/.DS_Store', '/own/.gitkeep', '/.git-x/HEAD', '/a/.idea/b', '/.well-known/.x'];
    const added = filesOf({ ...ADDED, ...Object.fromEntries(TOOLS.map((path) => [path, 'x'])) });
    const exported = exportedFiles({
      '/index.html': nextPage({ head: FONT, body: HIDDEN + HINTS + IMAGE }),
      '/pictures/india/a.avif': 'picture',
      // What only the scripts of Next need, an empty sitemap, and a copy of a file in public/.
      '/index.txt': 'flight data',
      '/repay/__next._tree.txt': 'flight data',
      '/_next/static/chunks/a.css': 'also in the page',
      '/sitemap.xml': '<urlset/>',
      '/ads.txt': 'copy',
      '/own/.gitkeep': '',
    });
    const finish = () =>
      finishFiles(exported, added, siteToExport(indiaConfiguration(), BUILT_PAGES));
    const PAGES = ['/index.html', '/404.html', '/repay.html'];
    let finished: FinishedExport;
    beforeAll(async () => {
      finished = await finish();
    });
    const htmlOf = (file: string) => String(finished.files.get(file));

    it('what the routes export, what the company has added and what the build writes, and no other file', () => {
      const { files, scripts } = finished;
      expect([...files.keys()].sort()).toEqual(
        [
          ...BUILT_PAGES.map(({ file }) => file),
          ...Object.keys(ADDED).filter((file) => file !== '/privacyPolicy.html'),
          ...['/site-config.js', '/robots.txt', '/sw.js', '/pictures/india/a.avif'],
          ...Object.values(scripts).map(({ url }) => url),
          ...['/licences.txt', '/recovery.js', '/_headers'],
          ...['/.htaccess', '/.nojekyll', '/.site.json'],
        ].sort(),
      );
      for (const [file, text] of Object.entries(ADDED)) expect(htmlOf(file)).toBe(text);
    });

    it('pages without the scripts of Next, its hints to load them and what they would look for', () => {
      expect(nextPage()).toMatch(/data-precedence.*<div hidden="">.*TURBOPACK.*__next_f/s);
      for (const page of PAGES)
        expect(htmlOf(page)).not.toMatch(
          /as="script"|modulepreload|__next_f|TURBO|data-(prec|href)/,
        );
      expect(htmlOf('/index.html')).toContain('src="./pictures/india/a.avif"');
      expect(htmlOf('/repay.html')).not.toContain('hidden=""');
      for (const kept of [HIDDEN, DATA, FONT]) expect(htmlOf('/index.html')).toContain(kept);
    });

    it('a policy that allows the styles of a page that the company has added, not its scripts', () => {
      const { policy, pages } = finished.rules;
      expect(policy).toContain(`'${integrityOf('p{color:red}')}'`);
      expect(policy).not.toContain(integrityOf('b{}'));
      // The only scripts are the loaders of pages with and without islands.
      expect(policy).toMatch(/script-src (?:'sha256-\S+' ){2}'strict-dynamic';/);
      expect(policy).not.toContain(integrityOf('track()'));
      expect(pages).toContain('privacyPolicy');
    });

    it('one script in each page, the loader at the end of the head, which names the script of every page, and in a page with islands theirs', () => {
      const loaders = PAGES.map((page) => {
        const scripts = htmlOf(page).match(/<script(?! type)[^>]*>.*?<\/script>/gs) ?? [];
        expect(scripts).toHaveLength(1);
        expect(htmlOf(page)).toContain(`${scripts[0]}</head>`);
        return /^<script ([^>]*)>(.*)/s.exec(scripts[0] ?? '') ?? [];
      });
      const [home, ...others] = loaders.map(([, attributes]) => attributes);
      const [runtime, page] = Object.values(finished.scripts).map(
        ({ url, integrity }) => `${url.slice(1)} ${integrity}`,
      );
      // Cloudflare's Rocket Loader leaves a script with data-cfasync as it is. The policy would
      // block a changed one.
      const attributesOf = (start: string) =>
        `data-page="${start}${page}" data-recovery="${start}recovery.js" data-cfasync="false"`;
      expect(home).toBe(`data-runtime="./${runtime}" ${attributesOf('./')}`);
      // A host shows the 404 page at URLs of any depth.
      expect(others).toEqual(['/', './'].map(attributesOf));
      const codes = loaders.map(([, , code]) => code);
      // Only one with islands hydrates them.
      expect(codes.map((code) => code?.includes('hydrateReady'))).toEqual([true, false, false]);
      expect(codes[1] === codes[2]).toBe(true);
      for (const code of codes) {
        // Browsers that are too old for the site must be able to parse it: no logical assignment.
        expect(code).not.toMatch(/(?:\|\||&&|\?\?)=/);
      }
    });

    it('an empty page without what only a text needs', async () => {
      const empty = nextPage().replace(
        /<main.*<\/main>.*(?=<\/body>)/s,
        '<main class="page"></main>',
      );
      const { files, emptyPages } = await finishFiles(
        exportedFiles({ '/repay.html': empty }),
        new Map(),
        siteToExport(indiaConfiguration(), BUILT_PAGES),
      );
      expect(String(files.get('/repay.html'))).not.toContain('data-display-font');
      expect(String(files.get('/404.html'))).toContain('data-display-font');
      // The launch report asks for a text of each.
      expect(emptyPages).toEqual(['/repay.html']);
    });

    it('what shared links show before the styles, because Slack reads the first 32 kB of a page', () => {
      for (const page of PAGES) expect(htmlOf(page)).not.toMatch(/<style.*<(?:title|meta|link)/s);
    });

    it('_headers as its last file, so that a folder with this file is finished', () => {
      expect([...finished.files.keys()].at(-1)).toBe('/_headers');
    });

    it('these security headers for every response, which the tests of hosts compare with answers', () => {
      expect(headersFor('/', htmlOf('/_headers'))).toEqual({
        'Content-Security-Policy': finished.rules.policy,
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Permissions-Policy':
          'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Strict-Transport-Security': 'max-age=63072000',
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
      });
    });

    it('the same bytes in every build', async () => {
      expect(textsOf((await finish()).files)).toEqual(textsOf(finished.files));
    });

    it("the body of each page between the comments that keep Cloudflare's Email Address Obfuscation from replacing addresses", () => {
      for (const page of PAGES)
        expect(htmlOf(page)).toMatch(/<body[^>]*><!--email_off-->.*<!--\/email_off--><\/body>/s);
    });
  });
});
