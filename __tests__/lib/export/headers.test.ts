import { sitePolicy } from '@/lib/export/headers/content-security-policy';
import { SECURITY_HEADERS } from '@/lib/export/headers/header-values';
import {
  headerRules,
  headersFileWarnings,
  writeHeadersFile,
} from '@/lib/export/hosts/headers-file';
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

  it('may be as large as Cloudflare allows, and is written with a warning beyond', () => {
    const rules = (length: number, value: number) =>
      Array.from({ length }, (_, index) => ({
        path: `/${index}`,
        headers: { X: 'x'.repeat(value) },
      }));
    const largest = writeHeadersFile(rules(100, 1995));
    expect(parseHeadersFile(largest)).toEqual(rules(100, 1995));
    expect(headersFileWarnings(largest)).toEqual([]);
    for (const beyond of [rules(101, 1), rules(1, 1996)])
      expect(headersFileWarnings(writeHeadersFile(beyond))).toEqual([
        expect.stringMatching(/^Cloudflare ignores a part of out\/_headers: it has 1(01)? rules/),
      ]);
    expect(headersFileWarnings(writeHeadersFile(rules(1, 4000)))).toEqual([
      expect.stringContaining('nginx does not start'),
    ]);
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
