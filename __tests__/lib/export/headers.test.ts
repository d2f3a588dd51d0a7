import { writeHeadersFile } from '@/lib/export/headers/headers-file';
import { nginxInclude } from '@/lib/export/headers/nginx-include';
import { parseHeadersFile } from '@/lib/export/headers/parse-headers-file';
import { headersFor, responseHeaders, type HeaderRule } from '@/lib/export/headers/response-headers';
import { EXPORTED_PAGES, textOf, type ExportedSite } from '@/lib/export/exported-site';
import { sealWithPolicy } from '@/lib/export/steps/seal-with-policy';
import { writeHeaders } from '@/lib/export/steps/write-headers';
import { exported, pageWithStarter } from './exported';

const OTHERS = ['/site-config.js', '/sw.js', '/_next/static/chunks/main.js', '/art/a.avif', '/fonts/a.woff2', '/robots.txt', '/manifest.webmanifest', '/nowhere'];
const PATHS = [...EXPORTED_PAGES.map(({ path }) => path), ...OTHERS];

function sealed(): ExportedSite {
  const site = exported(pageWithStarter());
  void sealWithPolicy(site);
  return site;
}

/** What nginx would answer: the block of an exact match, else that of the longest beginning. */
function nginxHeaders(include: string, path: string): Record<string, string> {
  const blocks = [...include.matchAll(/^location (= )?(\/\S*) \{\n(.*?)^\}/gms)].map(([, exact, match = '', block = '']) => ({ exact, match, block }));
  const served = path === '/404' ? '/404.html' : path;
  const found =
    blocks.find(({ exact, match }) => exact && match === served) ??
    blocks.filter(({ exact, match }) => !exact && served.startsWith(match)).sort((one, other) => other.match.length - one.match.length)[0];
  return Object.fromEntries([...(found?.block ?? '').matchAll(/add_header (\S+) "(.*)" always;/g)].map(([, name, value]) => [name, value]));
}

describe('the response headers', () => {
  const rules = responseHeaders(sealed());

  it.each(PATHS)('are the same for %s in _headers and in the nginx include', (path) => {
    const fromHeadersFile = headersFor(path, parseHeadersFile(writeHeadersFile(rules)));
    expect(fromHeadersFile).toEqual(headersFor(path, rules));
    expect(nginxHeaders(nginxInclude(rules), path)).toEqual(fromHeadersFile);
  });

  it('never come from two rules for one path, because hosts would join them', () => {
    for (const path of PATHS) {
      const matching = rules.filter((rule: HeaderRule) => headersFor(path, [rule]) && Object.keys(headersFor(path, [rule])).length > 0);
      const names = matching.flatMap(({ headers }) => Object.keys(headers));
      expect(names).toEqual([...new Set(names)]);
    }
  });

  it("carry the page's own policy, and who may frame it", () => {
    const site = sealed();
    const [, inPage] = /Content-Security-Policy" content="([^"]*)"/.exec(textOf(site, '/repay.html')) ?? [];
    expect(headersFor('/repay', responseHeaders(site))['Content-Security-Policy']).toBe(`${inPage}; frame-ancestors 'none'`);
  });

  it('let the worker fetch from the site', () => {
    expect(headersFor('/sw.js', rules)['Content-Security-Policy']).toContain("connect-src 'self'");
  });

  it('keep what carries a hash for a year, and have all else asked for each time', () => {
    expect(headersFor('/_next/static/chunks/main.js', rules)['Cache-Control']).toBe('public, max-age=31536000, immutable');
    for (const path of ['/', '/repay', '/404', '/site-config.js', '/sw.js']) {
      expect(headersFor(path, rules)['Cache-Control']).toBe('public, max-age=0, must-revalidate');
    }
  });
});

describe('the _headers file', () => {
  it('is part of the export', () => {
    const site = sealed();
    void writeHeaders(site);
    expect(textOf(site, '/_headers')).toContain('Strict-Transport-Security');
  });

  it('is refused beyond what hosts read: 100 rules', () => {
    const rules = Array.from({ length: 101 }, (_, index) => ({ path: `/${index}`, headers: {} }));
    expect(() => writeHeadersFile(rules)).toThrow('_headers would have 101 rules; hosts read 100.');
  });

  it('is refused beyond what hosts read: 2,000 characters a line', () => {
    expect(() => writeHeadersFile([{ path: '/', headers: { X: 'x'.repeat(2000) } }])).toThrow('a line of 2005 characters');
  });

  it('is refused while a file without a hash would be kept for good', () => {
    const site = exported(pageWithStarter(), { '/art/india/icon.svg': 'x' });
    void sealWithPolicy(site);
    expect(() => writeHeaders(site)).toThrow('out/art/india/icon.svg: expected a hash of its content in its name');
  });

  it('is refused for a page without its policy', () => {
    expect(() => writeHeaders(exported(pageWithStarter()))).toThrow(
      'out/index.html: expected its Content Security Policy in a meta element',
    );
  });
});
