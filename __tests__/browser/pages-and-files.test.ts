import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT_PAGES } from '@/lib/site/pages';
import { siteConfigIs } from './setup/before-load';
import { runtimeRequests, servedExport, setUpBrowser } from './setup/open-page';
import { CONTRASTING_SITES } from './setup/sites';

const open = setUpBrowser();

const pathsOf = (wanted: string) =>
  BUILT_PAGES.filter(({ kind }) => kind === wanted).map(({ path }) => path);

describe.each(CONTRASTING_SITES)('the site of $name', ({ name, variant, company }) => {
  test('has an empty page with noindex for each screen (PRODUCT rule 12), where another name in /site-config.js needs no script of the islands', async () => {
    let rename = () => {};
    const asked = new Promise<void>((resolve) => (rename = resolve));
    const before = siteConfigIs({ comName: 'Renamed Finance' }, asked);
    const visit = await open(name, { path: '/repay', waitUntil: 'domcontentloaded', before });
    const { page, errors, requests } = visit;

    const robots = await page.locator('meta[name="robots"]').getAttribute('content');
    expect(robots).toContain('noindex');
    await expect(page.title()).resolves.toBe(company.name);
    await expect(page.locator('html').getAttribute('lang')).resolves.toBe(variant.locale);
    await expect(page.locator('body').innerText()).resolves.toBe('');
    await expect(page.getByRole('main').count()).resolves.toBe(1);
    rename();
    await page.waitForFunction(() => document.title === 'Renamed Finance');
    expect(runtimeRequests(requests)).toEqual([]);
    expect(errors).toEqual([]);

    const documents = await Promise.all(
      pathsOf('screen').map(async (path) =>
        (await page.request.get(new URL(path, page.url()).href)).text(),
      ),
    );
    expect(new Set(documents).size).toBe(1);
  });

  test.each(pathsOf('content'))('has a heading and no dead link at %s', async (path) => {
    const { page } = await open(name, { path });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const links = await page
      .locator('a[href^="/"], a[href^="#"]')
      .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));

    for (const link of new Set(links)) {
      const response = await page.goto(link);
      const { hash } = new URL(link);
      const target = hash ? await page.locator(hash).count() : 1;
      expect({ link, answered: response === null || response.ok(), target }).toEqual({
        link,
        answered: true,
        target: 1,
      });
    }
  });

  test('has only files with an extension, serves each of them, and hides those for hosts', async () => {
    const { folder, origin } = servedExport(name);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      statSync(join(folder, file)).isFile(),
    );

    expect(files.filter((path) => !/\.\w+$/.test(path))).toEqual(['_headers']);
    expect(files.filter((path) => path.endsWith('.txt')).sort()).toEqual([
      'OFL.txt',
      'licences.txt',
      'robots.txt',
    ]);
    const answers = await Promise.all(
      files.map(async (path) => {
        const { status } = await fetch(`${origin}/${path}`, { method: 'HEAD' });
        return { path, status };
      }),
    );
    // Only hosts read these files.
    const refused = answers.filter(({ status }) => status !== 200).map(({ path }) => path);
    expect(refused.sort()).toEqual([
      '.htaccess',
      '.nojekyll',
      '.site.json',
      '404.html',
      '_headers',
    ]);
  });
});
