import { pruneUnreachable } from '@/lib/export/steps/prune-unreachable';
import { exported, pageWithLoader } from './exported';

function pruned(
  page: string,
  files: Record<string, string> = {},
  settings: Record<string, string> = {},
): string[] {
  const site = exported(page, files, settings);
  void pruneUnreachable(site);
  return [...site.files.keys()];
}

describe('pruning', () => {
  it.each([
    '/index.txt',
    '/repay/__next._tree.txt',
    '/_not-found.html',
    '/_next/static/export/_buildManifest.js',
    '/_next/static/chunks/page.css',
    '/art/other.avif',
  ])('removes %s, which nothing leads to', (file) => {
    expect(pruned(pageWithLoader(), { [file]: 'x' })).not.toContain(file);
  });

  it('keeps what a page shows, in every width, and what its styles name', () => {
    const page = pageWithLoader({
      head: '<style>@font-face{src:url(/fonts/a.woff2)}</style>',
      body: '<img src="/art/a.webp" srcset="/art/a.webp 240w, /art/b.webp 480w">',
    });
    const files = ['/art/a.webp', '/art/b.webp', '/fonts/a.woff2'];
    expect(pruned(page, Object.fromEntries(files.map((file) => [file, 'x'])))).toEqual(
      expect.arrayContaining(files),
    );
  });

  it('keeps a picture that a page asks for early', () => {
    const page = pageWithLoader({
      head: '<link rel="preload" as="image" imagesrcset="/art/c.webp 240w">',
    });
    expect(pruned(page, { '/art/c.webp': 'x' })).toContain('/art/c.webp');
  });

  it('looks for no file behind a link to a page, another site or words about an address', () => {
    const body =
      '<a href="/">home</a><a href="/repay">repay</a><img src="https://cdn.example/a.png"><p>url(/nowhere)</p>';
    const settings = { NEXT_PUBLIC_HTTP_URL: 'https://company.example' };
    expect(() =>
      pruned(
        pageWithLoader({ body }),
        { '/robots.txt': '# Sitemap: https://company.example/old.xml\n' },
        settings,
      ),
    ).not.toThrow();
  });

  it('keeps what the loader adds', () => {
    expect(pruned(pageWithLoader())).toEqual(
      expect.arrayContaining(['/_next/static/boot/abc.js', '/_next/static/chunks/main.js']),
    );
  });

  it('keeps the icons that the manifest names', () => {
    const page = pageWithLoader({ head: '<link rel="manifest" href="/manifest.webmanifest">' });
    const files = {
      '/manifest.webmanifest': '{"icons":[{"src":"/icons/a.png"}]}',
      '/icons/a.png': 'x',
      '/icons/b.png': 'x',
    };
    expect(pruned(page, files)).toContain('/icons/a.png');
    expect(pruned(page, files)).not.toContain('/icons/b.png');
  });

  it('keeps the sitemap and the picture of shared links only where an absolute address names them', () => {
    const files = {
      '/sitemap.xml': '<urlset/>',
      '/icons/share.png': 'x',
      '/robots.txt': 'Allow: /\n\nSitemap: https://company.example/sitemap.xml\n',
    };
    const page = pageWithLoader({
      head: '<meta property="og:image" content="https://company.example/icons/share.png">',
    });
    const settings = { NEXT_PUBLIC_HTTP_URL: 'https://company.example' };
    expect(pruned(page, files, settings)).toEqual(
      expect.arrayContaining(['/sitemap.xml', '/icons/share.png']),
    );
    const without = pruned(pageWithLoader(), { ...files, '/robots.txt': 'Allow: /\n' });
    expect(without).not.toContain('/sitemap.xml');
    expect(without).not.toContain('/icons/share.png');
  });

  it('does not look for the other region, even at the same origin', () => {
    const page = pageWithLoader({
      head: '<link rel="alternate" hreflang="en-ID" href="https://company.example/id/">',
    });
    expect(() =>
      pruned(page, {}, { NEXT_PUBLIC_HTTP_URL: 'https://company.example' }),
    ).not.toThrow();
  });

  it('refuses a page that names a file which is not there', () => {
    expect(() => pruned(pageWithLoader({ body: '<img src="/art/lost.avif">' }))).toThrow(
      'out/index.html: expected /art/lost.avif, which it names, to be in the export',
    );
  });
});
