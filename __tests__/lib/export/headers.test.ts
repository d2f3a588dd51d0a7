import { sitePolicy } from '@/lib/export/headers/content-security-policy';
import { SECURITY_HEADERS } from '@/lib/export/headers/header-values';
import { headerRules, writeHeadersFile } from '@/lib/export/hosts/headers-file';
import { hostRules } from '@/lib/export/hosts/host-rules';
import { PAGES } from '@/lib/routes';
import { headersFor, parseHeadersFile } from '@/lib/tools/serve/read-headers-file';
import { filesOf } from './export-fixtures';

const POLICY = "default-src 'none'";
const FILES = ['/_next/static/chunks/a.js', '/fonts/b.woff2', '/art/c.avif', '/app-icons/d.png'];

const rulesFor = (paths: readonly string[]) =>
  headerRules(hostRules(filesOf(Object.fromEntries(paths.map((path) => [path, '']))), POLICY));
const readBack = (paths = FILES) => parseHeadersFile(writeHeadersFile(rulesFor(paths)));

describe('the _headers file', () => {
  it('gives every response the security headers and the policy', () => {
    for (const path of ['/', '/repay', '/repay.html', '/sw.js', '/robots.txt', '/nowhere'])
      expect(headersFor(path, readBack())).toEqual({
        ...SECURITY_HEADERS,
        'Content-Security-Policy': POLICY,
      });
    expect(SECURITY_HEADERS).toEqual({
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

  it('lets browsers store existing hashed files for a year, and no other file', () => {
    const stored = (path: string) => headersFor(path, readBack())['Cache-Control'];
    for (const path of FILES.slice(0, 3))
      expect(stored(path)).toBe('public, max-age=31536000, immutable');
    for (const path of ['/app-icons/d.png', '/art/missing.avif', '/_next/static/chunks/b.js', '/'])
      expect(stored(path)).toBeUndefined();
  });

  it('has one rule for all pictures if hosts would not read a rule for each', () => {
    const rulesWith = (length: number) =>
      rulesFor([...FILES, ...Array.from({ length }, (_, index) => `/art/${index}.avif`)]);
    expect(rulesWith(96)).toHaveLength(100);
    expect(rulesWith(97).map(({ path }) => path)).toEqual([
      '/*',
      '/_next/static/chunks/a.js',
      '/fonts/b.woff2',
      '/art/*',
    ]);
  });

  it('is read back without its comments and without headers that have no path', () => {
    expect(parseHeadersFile('  Lost: x\n# Note: x\n/a\n  X-One: 1\n# X-Two: 2\n\n')).toEqual([
      { path: '/a', headers: { 'X-One': '1' } },
    ]);
  });

  it('may be as large as hosts allow', () => {
    const rules = Array.from({ length: 100 }, (_, index) => ({
      path: `/${index}`,
      headers: { X: 'x'.repeat(1995) },
    }));
    expect(parseHeadersFile(writeHeadersFile(rules))).toEqual(rules);
  });

  it('is refused with more than 100 rules', () => {
    const rules = Array.from({ length: 101 }, (_, index) => ({ path: `/${index}`, headers: {} }));
    expect(() => writeHeadersFile(rules)).toThrow(
      'out/_headers: expected at most 100 rules, because hosts ignore the others; it would have 101.',
    );
  });

  it('is refused with a line of more than 2,000 characters', () => {
    expect(() => writeHeadersFile([{ path: '/', headers: { X: 'x'.repeat(2000) } }])).toThrow(
      'out/_headers: expected lines of at most 2000 characters, because hosts ignore longer ones; one would have 2005:   X: xxx',
    );
  });
});

test('hosts have rules of their own for the home page and the 404 page', () => {
  const { pages } = hostRules(new Map(), POLICY);
  expect(new Set(['', '404', ...pages])).toEqual(new Set(PAGES.map(({ path }) => path.slice(1))));
});

describe('the policy of the site', () => {
  it('allows what the pages allow, once each, and forbids frames', () => {
    const pages = [
      { scripts: ['sha256-l'], styles: ['sha256-a'] },
      { scripts: ['sha256-l'], styles: ['sha256-b'] },
    ];
    const policy = sitePolicy(pages, { messages: [], events: [] });
    expect(policy).toContain("script-src 'sha256-l' 'strict-dynamic';");
    expect(policy).toContain("style-src 'sha256-a' 'sha256-b';");
    expect(policy).toMatch(/; frame-ancestors 'none'$/);
  });
});
