import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { load } from 'cheerio';
import sharp from 'sharp';
import { alternateLanguages } from '@/lib/seo/page-metadata';
import { BUILT_PAGES } from '@/lib/site/pages';
import { readSite } from '../components/read-site';
import { CONFIGURED_COMPANIES } from './setup/configured-companies';
import { servedExport } from './setup/open-page';
import { CONFIGURED_SITES, EXAMPLE_SITES, SITES, type SiteName } from './setup/sites';

const fileOf = (name: SiteName, path: string) =>
  readFileSync(join(servedExport(name).folder, path), 'utf8');

test.each(SITES)(
  'the export $name asks search engines to list its pages with content only, and has a manifest with correct icons',
  async ({ name, company }) => {
    const marked = BUILT_PAGES.filter(({ file }) =>
      fileOf(name, file).includes('<meta name="robots" content="noindex'),
    );
    expect(marked).toEqual(BUILT_PAGES.filter(({ kind }) => kind !== 'content'));
    expect(marked.length).toBeLessThan(BUILT_PAGES.length);
    expect(fileOf(name, 'robots.txt')).toContain('Allow: /');

    const [, path = ''] = /rel="manifest" href="([^"]+)"/.exec(fileOf(name, 'index.html')) ?? [];
    const manifest = JSON.parse(fileOf(name, path)) as {
      start_url: string;
      name: string;
      icons: { src: string; sizes: string; purpose: string }[];
    };
    expect(manifest.name).toBe(company.name);
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
    for (const { src, sizes } of manifest.icons) {
      const icon = join(servedExport(name).folder, dirname(path), src);
      const { width, height } = await sharp(icon).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    expect(new URL(manifest.start_url, `https://a.example/loans/${path}`).pathname).toBe('/loans/');
    expect(statSync(join(servedExport(name).folder, 'favicon.ico')).size).toBeLessThan(2000);
  },
);

test.each(EXAMPLE_SITES)(
  'the export $name leaves out what needs an absolute URL while none is set, and what the company has not stated',
  ({ name }) => {
    expect(fileOf(name, 'index.html')).not.toMatch(/canonical|hreflang|og:image|og:url|ld\+json/i);
    expect(existsSync(join(servedExport(name).folder, 'sitemap.xml'))).toBe(false);
    expect(fileOf(name, 'robots.txt')).not.toContain('Sitemap');
  },
);

test.each(CONFIGURED_SITES)(
  'the export $name tells search engines, browsers and shared links its name, description, language, URLs, icons and picture',
  async ({ name, variant, company }) => {
    const settings = CONFIGURED_COMPANIES[name];
    const siteUrl = new URL(settings['NEXT_PUBLIC_HTTP_URL'] ?? '').origin;
    const languages = alternateLanguages(readSite(settings), '/') ?? {};
    const $ = load(fileOf(name, 'index.html'));
    const contentOf = (property: string) =>
      $(`meta[property="${property}"], meta[name="${property}"]`).attr('content');

    expect($('html').attr('lang')).toBe(variant.locale);
    expect($('head title').text()).toBe(company.name);
    expect(contentOf('description')).toBe(variant.copy.description);
    // Browsers would turn amounts and registration numbers into links.
    expect(contentOf('format-detection')).toBe('telephone=no, address=no, email=no');
    // Chromium chooses the last icon that it can show.
    const icons = $('link[rel="icon"]').get();
    expect(icons.map(({ attribs }) => attribs['type'])).toEqual(['image/png', 'image/svg+xml']);
    expect($('link[rel="apple-touch-icon"]')).toHaveLength(1);
    for (const { file, path } of BUILT_PAGES.filter(({ kind }) => kind === 'content')) {
      const canonical = load(fileOf(name, file))('link[rel="canonical"]').attr('href');
      expect(new URL(canonical ?? '').href).toBe(siteUrl + path);
    }
    const alternates = $('link[rel="alternate"]').get();
    expect(alternates.map(({ attribs: { hreflang, href } }) => [hreflang, href])).toEqual(
      Object.entries(languages),
    );
    expect(fileOf(name, 'robots.txt')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
    const sitemap = load(fileOf(name, 'sitemap.xml'), { xml: true });
    expect(sitemap('loc').text()).toBe(`${siteUrl}/`);
    const inSitemap = sitemap('xhtml\\:link').get();
    expect(inSitemap.map(({ attribs: { hreflang, href } }) => [hreflang, href])).toEqual(
      Object.entries(languages),
    );
    const locale = variant.locale.replace('-', '_');
    const card = ['og:type', 'og:url', 'og:site_name', 'og:locale', 'twitter:card'].map(contentOf);
    expect(card).toEqual(['website', siteUrl, company.name, locale, 'summary_large_image']);
    // X reads the rest from the Open Graph tags.
    expect($('meta[name^="twitter:"]')).toHaveLength(1);
    const { origin, pathname } = new URL(contentOf('og:image') ?? '');
    expect(origin).toBe(siteUrl);
    await expect(
      sharp(join(servedExport(name).folder, pathname)).metadata(),
    ).resolves.toMatchObject({ width: 1200, height: 630 });
  },
);
