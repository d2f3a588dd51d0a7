import { collectReferencedFiles } from '@/lib/export/steps/collect-referenced-files';
import { parsePages } from '@/lib/export/steps/parse-pages';
import { removeNextScripts } from '@/lib/export/steps/remove-next-scripts';
import { exportedFiles, indiaConfiguration, pageOf } from './export-fixtures';

const html = ({ head = '', body = '<main></main>' } = {}) =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

function referenced(
  page: string,
  files: Record<string, string> = {},
  settings: Record<string, string> = {},
): string[] {
  const exported = exportedFiles({ '/index.html': page, ...files });
  return [...collectReferencedFiles([pageOf(page)], exported, indiaConfiguration(settings)).keys()];
}

describe('the files that are referenced', () => {
  it('are none of those that Next writes for itself', () => {
    const exported = exportedFiles({
      '/index.txt': 'flight data',
      '/_next/static/chunks/a.css': 'also in the page',
      '/_next/static/export/_buildManifest.js': 'manifest()',
    });
    const pages = parsePages(exported, new Map());
    pages.forEach(removeNextScripts);
    const files = [...collectReferencedFiles(pages, exported, indiaConfiguration()).keys()];
    expect(files).toEqual(['/site-config.js', '/robots.txt', '/sw.js']);
  });

  it('do not include a file that nothing names', () => {
    expect(referenced(html(), { '/art/other.avif': 'x' })).not.toContain('/art/other.avif');
  });

  it('include every width of a picture, the fonts of the styles and their licence', () => {
    const page = html({
      head: '<style>@font-face{src:url(/fonts/a.woff2)}</style>',
      body: '<img src="/art/a.webp" srcset="/art/a.webp 240w, /art/b.webp 480w">',
    });
    const files = ['/art/a.webp', '/art/b.webp', '/fonts/a.woff2', '/OFL.txt'];
    expect(referenced(page, Object.fromEntries(files.map((file) => [file, 'x'])))).toEqual(
      expect.arrayContaining(files),
    );
  });

  it('include a picture that a page preloads', () => {
    const page = html({ head: '<link rel="preload" as="image" imagesrcset="/art/c.webp 240w">' });
    expect(referenced(page, { '/art/c.webp': 'x' })).toContain('/art/c.webp');
  });

  it('do not include what links to pages, links to other sites, or texts name', () => {
    const head = '<link rel="canonical" href="https://company.example/">';
    const body =
      '<a href="/">home</a><a href="/repay">repay</a><img src="https://cdn.example/a.png"><p>url(/nowhere)</p>';
    const settings = { NEXT_PUBLIC_HTTP_URL: 'https://company.example' };
    const files = {
      '/robots.txt': '# Sitemap: https://company.example/old.xml\n',
      '/site-config.js': 'Sitemap: https://company.example/old.xml\n',
    };
    expect(() => referenced(html({ head, body }), files, settings)).not.toThrow();
  });

  it('do not include a path in a name or a page that the company hosts at the same origin', () => {
    const page = html({
      head: '<meta property="og:title" content="Acme /Beta Finance">',
      body: '<a href="https://company.example/terms.html">Terms</a>',
    });
    const settings = { NEXT_PUBLIC_HTTP_URL: 'https://company.example' };
    expect(() => referenced(page, {}, settings)).not.toThrow();
  });

  it('include the icons that the manifest names', () => {
    const page = html({ head: '<link rel="manifest" href="/manifest.webmanifest">' });
    const files = {
      '/manifest.webmanifest': '{"icons":[{"src":"/app-icons/a.png"}]}',
      '/app-icons/a.png': 'x',
      '/app-icons/b.png': 'x',
    };
    expect(referenced(page, files)).toContain('/app-icons/a.png');
    expect(referenced(page, files)).not.toContain('/app-icons/b.png');
  });

  it('include the sitemap and the pictures of shared links if an absolute URL names them', () => {
    const files = {
      '/sitemap.xml': '<urlset/>',
      '/app-icons/open-graph.png': 'x',
      '/app-icons/twitter.png': 'x',
      '/robots.txt': 'Allow: /\n\nSitemap: https://company.example/sitemap.xml\n',
    };
    const page = html({
      head:
        '<meta property="og:image" content="https://company.example/app-icons/open-graph.png">' +
        '<meta name="twitter:image" content="https://company.example/app-icons/twitter.png">',
    });
    const settings = { NEXT_PUBLIC_HTTP_URL: 'https://company.example' };
    expect(referenced(page, files, settings)).toEqual(
      expect.arrayContaining([
        '/sitemap.xml',
        '/app-icons/open-graph.png',
        '/app-icons/twitter.png',
      ]),
    );
    const without = referenced(html(), { ...files, '/robots.txt': 'Allow: /\n' });
    expect(without).not.toContain('/sitemap.xml');
    expect(without).not.toContain('/app-icons/open-graph.png');
  });

  it('do not include the other region, even at the same origin', () => {
    const page = html({
      head: '<link rel="alternate" hreflang="en-ID" href="https://company.example/id/">',
    });
    expect(() =>
      referenced(page, {}, { NEXT_PUBLIC_HTTP_URL: 'https://company.example' }),
    ).not.toThrow();
  });

  it('must all exist', () => {
    expect(() => referenced(html({ body: '<img src="/art/lost.avif">' }))).toThrow(
      'out/index.html: expected /art/lost.avif, which it names, to exist',
    );
  });
});
