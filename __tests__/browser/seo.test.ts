import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { EXPORTED_PAGES } from '@/lib/export/page-files';
import { CONFIGURED_COMPANIES, EXPECTED_RENDERED_VALUES } from './setup/configured-companies';
import { servedExport, setUpBrowser } from './setup/open-page';
import { CONFIGURED_SITES, EXAMPLE_SITES, SITES } from './setup/sites';

const open = setUpBrowser();

describe.each(SITES)('the export $name', ({ name, company }) => {
  const { folder } = servedExport(name);
  const file = (path: string) => readFileSync(join(folder, path), 'utf8');

  test('has noindex on the pages that search engines may not list, and on no other', () => {
    const marked = EXPORTED_PAGES.filter((page) =>
      file(page.file).includes('<meta name="robots" content="noindex'),
    );
    expect(marked).toEqual(EXPORTED_PAGES.filter(({ kind }) => kind !== 'content'));
    expect(file('robots.txt')).toContain('Allow: /');
  });

  test('names the address of each page that search engines may list, if the address of the site is known', () => {
    const [, siteUrl] = /^Sitemap: (.+)\/sitemap\.xml$/m.exec(file('robots.txt')) ?? [];
    const indexed = EXPORTED_PAGES.filter(({ kind }) => kind === 'content');

    expect(indexed).not.toEqual([]);
    for (const page of indexed) {
      const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(file(page.file)) ?? [];
      expect(canonical && new URL(canonical).href).toBe(siteUrl && `${siteUrl}${page.path}`);
    }
  });

  test('has a manifest with correct icon sizes and types', async () => {
    const manifest = JSON.parse(file('manifest.webmanifest')) as {
      name: string;
      icons: { src: string; sizes: string; purpose: string }[];
    };

    expect(manifest.name).toBe(company.name);
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp(join(folder, src)).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });
});

describe.each(EXAMPLE_SITES)('the export $name', ({ name }) => {
  const { folder } = servedExport(name);
  const file = (path: string) => readFileSync(join(folder, path), 'utf8');

  test('leaves out what needs an absolute URL while none is set, and what the company has not stated', () => {
    expect(file('index.html')).not.toMatch(/canonical|hreflang|og:image|og:url|ld\+json/);
    expect(existsSync(join(folder, 'sitemap.xml'))).toBe(false);
    expect(file('robots.txt')).not.toContain('Sitemap');
  });
});

describe.each(CONFIGURED_SITES)('the export $name', ({ name, variant }) => {
  const { folder } = servedExport(name);
  const file = (path: string) => readFileSync(join(folder, path), 'utf8');
  const expected = EXPECTED_RENDERED_VALUES[name];

  test('tells search engines and shared links its name, language, URLs and picture', async () => {
    const { page } = await open(name);

    await expect(page.title()).resolves.toBe(CONFIGURED_COMPANIES[name].NEXT_PUBLIC_COM_NAME);
    await expect(page.locator('html').getAttribute('lang')).resolves.toBe(variant.locale);
    await expect(page.locator('link[rel=canonical]').getAttribute('href')).resolves.toBe(
      expected.siteUrl,
    );
    const alternates = await page
      .locator('link[rel=alternate][hreflang]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
      );
    expect(Object.fromEntries(alternates)).toEqual(expected.hreflang);
    expect(file('robots.txt')).toContain(`Sitemap: ${expected.siteUrl}/sitemap.xml`);
    expect(file('sitemap.xml')).toContain(`<loc>${expected.siteUrl}/</loc>`);
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    const { origin, pathname } = new URL(picture ?? '');
    expect(origin).toBe(expected.siteUrl);
    await expect(sharp(join(folder, pathname)).metadata()).resolves.toMatchObject({
      width: 1200,
      height: 630,
    });
  });
});
