import { writeHeadersFile } from '@/lib/export/headers/headers-file';
import { nginxInclude } from '@/lib/export/headers/nginx-include';
import { parseHeadersFile } from '@/lib/export/headers/parse-headers-file';
import {
  headersFor,
  responseHeaders,
  type HeaderRule,
} from '@/lib/export/headers/response-headers';
import { EXPORTED_PAGES } from '@/lib/export/pages';

const OTHERS = [
  '/site-config.js',
  '/sw.js',
  '/_next/static/chunks/main.js',
  '/art/a.avif',
  '/fonts/a.woff2',
  '/robots.txt',
  '/manifest.webmanifest',
  '/nowhere',
];
const PATHS = [...EXPORTED_PAGES.map(({ path }) => path), ...OTHERS];

const POLICIES = new Map(
  EXPORTED_PAGES.map(({ path }) => [path, `default-src 'none'; img-src ${path}`]),
);

/** What nginx would answer: the block of an exact match, else that of the longest beginning. */
function nginxHeaders(include: string, path: string): Record<string, string> {
  const blocks = [...include.matchAll(/^location (= )?(\/\S*) \{\n(.*?)^\}/gms)].map(
    ([, exact, match = '', block = '']) => ({ exact, match, block }),
  );
  const served = path === '/404' ? '/404.html' : path;
  const found =
    blocks.find(({ exact, match }) => exact && match === served) ??
    blocks
      .filter(({ exact, match }) => !exact && served.startsWith(match))
      .sort((one, other) => other.match.length - one.match.length)[0];
  return Object.fromEntries(
    [...(found?.block ?? '').matchAll(/add_header (\S+) "(.*)" always;/g)].map(
      ([, name, value]) => [name, value],
    ),
  );
}

describe('the response headers', () => {
  const rules = () => responseHeaders(POLICIES);

  it.each(PATHS)('are the same for %s in _headers and in the nginx include', (path) => {
    const fromHeadersFile = headersFor(path, parseHeadersFile(writeHeadersFile(rules())));
    expect(fromHeadersFile).toEqual(headersFor(path, rules()));
    expect(nginxHeaders(nginxInclude(rules()), path)).toEqual(fromHeadersFile);
  });

  it('never come from two rules for one path, because hosts would join them', () => {
    const all = rules();
    for (const path of PATHS) {
      const matching = all.filter(
        (rule: HeaderRule) =>
          headersFor(path, [rule]) && Object.keys(headersFor(path, [rule])).length > 0,
      );
      const names = matching.flatMap(({ headers }) => Object.keys(headers));
      expect(names).toEqual([...new Set(names)]);
    }
  });

  it("carry the page's own policy, and who may frame it", () => {
    expect(headersFor('/repay', rules())['Content-Security-Policy']).toBe(
      "default-src 'none'; img-src /repay; frame-ancestors 'none'",
    );
  });

  it('let the worker fetch from the site, and nothing else', () => {
    expect(headersFor('/sw.js', rules())['Content-Security-Policy']).toBe(
      "default-src 'none'; connect-src 'self'",
    );
  });

  it('protect every response, whatever it is', () => {
    expect(headersFor('/robots.txt', rules())).toEqual({
      'Strict-Transport-Security': 'max-age=63072000',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy':
        'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  });

  it('keep what carries a hash for a year, and have all else asked for each time', () => {
    expect(headersFor('/_next/static/chunks/main.js', rules())['Cache-Control']).toBe(
      'public, max-age=31536000, immutable',
    );
    for (const path of ['/', '/repay', '/404', '/site-config.js', '/sw.js']) {
      expect(headersFor(path, rules())['Cache-Control']).toBe('public, max-age=0, must-revalidate');
    }
  });
});

describe('the nginx include', () => {
  const include = () => nginxInclude(responseHeaders(POLICIES));
  const blocks = () =>
    new Map(
      [...include().matchAll(/^location ([^\n]+) \{\n(.*?)^\}/gms)].map(
        ([, match = '', block = '']) => [match, block],
      ),
    );

  it('says how to include it', () => {
    expect(include()).toMatch(/^#.+\n(#.*\n)*#\s+include \/srv\/site\/out\.nginx\.conf;/);
    expect(include()).toContain('\nerror_page 404 /404.html;\n');
  });

  it('names each address once', () => {
    expect([...include().matchAll(/^location /gm)]).toHaveLength(blocks().size);
  });

  it('answers an address with its page, and hides the page for wrong ones behind them', () => {
    expect(blocks().get('= /')).toContain('try_files /index.html =404;');
    expect(blocks().get('= /repay')).toContain('try_files /repay.html =404;');
    expect(blocks().get('= /404.html')).toContain('internal;');
    expect(blocks().get('/art/')).toContain('try_files $uri =404;');
  });

  it('gives the manifest its type', () => {
    expect(blocks().get('= /manifest.webmanifest')).toContain(
      'default_type application/manifest+json;',
    );
  });

  it('hands out no file of headers', () => {
    expect(blocks().get('= /_headers')).toBe('  return 404;\n');
  });

  it.each([
    ['/index.html', '/'],
    ['/repay.html', '/repay'],
    ['/a.html/b', undefined],
  ])('sends %s to %s', (address, to) => {
    const [match = '', block] = [...blocks()].find(([match]) => match.startsWith('~ ')) ?? [];
    expect(block).toBe('  return 301 /$1;\n');
    const found = new RegExp(match.slice(2)).exec(address);
    expect(found ? `/${found[1] ?? ''}` : undefined).toBe(to);
  });
});

describe('the _headers file', () => {
  it('is read back without its comments and without headers of no path', () => {
    expect(parseHeadersFile('  Lost: x\n# Note: x\n/a\n  X-One: 1\n# X-Two: 2\n\n')).toEqual([
      { path: '/a', headers: { 'X-One': '1' } },
    ]);
  });

  it('may have as much as hosts read', () => {
    const rules = Array.from({ length: 100 }, (_, index) => ({
      path: `/${index}`,
      headers: { X: 'x'.repeat(1995) },
    }));
    expect(parseHeadersFile(writeHeadersFile(rules))).toEqual(rules);
  });

  it('is refused beyond what hosts read: 100 rules', () => {
    const rules = Array.from({ length: 101 }, (_, index) => ({ path: `/${index}`, headers: {} }));
    expect(() => writeHeadersFile(rules)).toThrow('_headers would have 101 rules; hosts read 100.');
  });

  it('is refused beyond what hosts read: 2,000 characters a line', () => {
    expect(() => writeHeadersFile([{ path: '/', headers: { X: 'x'.repeat(2000) } }])).toThrow(
      expect.objectContaining({
        name: 'HeadersFileError',
        message: `_headers would have a line of 2005 characters; hosts read 2000:   X: ${'x'.repeat(75)}…`,
      }),
    );
  });
});
