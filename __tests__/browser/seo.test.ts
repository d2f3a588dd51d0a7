import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { copies } from '@/lib/region/editions';
import { REGIONS } from '@/lib/region/regions';
import { LOAN_APP_SCREENS } from '@/lib/routes';
import { servedExport, setUpBrowser } from './setup/open-page';

const open = setUpBrowser();
function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => statSync(join(folder, file)).isFile());
}

describe.each(REGIONS)('the export of %s', (region) => {
  const { folder, origin } = servedExport(region);
  const file = (name: string) => readFileSync(join(folder, name), 'utf8');

  test('describes the site to search engines and shared links', async () => {
    const { page } = await open(region);
    const content = (selector: string) => page.locator(selector).getAttribute('content');

    await expect(content('meta[name=description]')).resolves.toBe(copies[region].en.description);
    await expect(content('meta[property="og:title"]')).resolves.toBe('Example Finance');
    await expect(content('meta[name="twitter:description"]')).resolves.toBe(
      copies[region].en.description,
    );
  });

  test('leaves out what needs an absolute URL while none is set, and what the company has not stated', () => {
    expect(file('index.html')).not.toMatch(/canonical|hreflang|og:image|og:url|ld\+json/);
    expect(filesOf(folder)).not.toContain('sitemap.xml');
    expect(file('robots.txt')).not.toContain('Sitemap');
  });

  test('has noindex on its placeholders and its 404 page only', () => {
    for (const name of [...LOAN_APP_SCREENS, '404'])
      expect(file(`${name}.html`)).toContain('<meta name="robots" content="noindex');
    expect(file('index.html')).not.toContain('noindex');
    expect(file('robots.txt')).toContain('Allow: /');
  });

  test('has a manifest with correct icon sizes and types', async () => {
    const manifest = JSON.parse(file('manifest.webmanifest')) as {
      name: string;
      icons: { src: string; sizes: string; purpose: string }[];
    };

    expect(manifest.name).toBe('Example Finance');
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp(join(folder, src)).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });

  test('has no file without an extension, no dead text and no broken reference', async () => {
    const files = filesOf(folder);

    expect(files.filter((name) => !/\.\w+$/.test(name))).toEqual(['_headers']);
    expect(files.filter((name) => name.endsWith('.txt')).sort()).toEqual(['OFL.txt', 'robots.txt']);
    const answers = await Promise.all(
      files.map(async (name) => ({ name, status: (await fetch(`${origin}/${name}`)).status })),
    );
    // Hosts read _headers, and visitors do not get it.
    const refused = answers.filter(({ status }) => status !== 200).map(({ name }) => name);
    expect(refused).toEqual(['_headers']);
  });

  test('needs at most 14 kB for the HTML and styles of the first view', () => {
    expect(brotliCompressSync(readFileSync(join(folder, 'index.html'))).length).toBeLessThan(
      14_000,
    );
  });
});
