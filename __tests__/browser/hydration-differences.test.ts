import { load } from 'cheerio';
import { readConfiguration } from '@/lib/config/read-configuration';
import { siteToExport } from '@/lib/export/site-to-export';
import { bundleRuntime } from '@/lib/kit/bundler/bundle-page-scripts';
import { extractIslandProps } from '@/lib/kit/export/steps/extract-island-props';
import { makeUrlsRelative } from '@/lib/kit/export/steps/make-urls-relative';
import { readFiles } from '@/lib/kit/files/files';
import { integrityOf } from '@/lib/kit/files/hashed-file';
import { HOME_PAGE } from '@/lib/kit/urls/paths';
import { BUILT_PAGES } from '@/lib/site/pages';
import { hydrated, servedExport, setUpBrowser } from './setup/open-page';
import { SITES_OF_SLOW_TESTS } from './setup/sites';

const open = setUpBrowser();

/** The runtime script with React's development build, which reports what differs from the HTML. */
async function developmentScript(rawExport: string) {
  const files = await readFiles(rawExport);
  const page = { ...HOME_PAGE, $: load(String(files.get(HOME_PAGE.file))) };
  makeUrlsRelative(page, BUILT_PAGES, files, HOME_PAGE.path);
  const { inRuntime, withOwnScript, props } = extractIslandProps([page]);
  const { islands } = siteToExport(readConfiguration({}), []);
  const constants = { 'process.env.NODE_ENV': 'development' };
  return bundleRuntime([...inRuntime, ...withOwnScript], props, { ...islands, constants });
}

test.each(SITES_OF_SLOW_TESTS)(
  'React in development finds nothing in the islands of $name that differs from what it renders',
  async ({ name }) => {
    const { code: script } = await developmentScript(`${servedExport(name).folder}-raw`);
    const { page, errors } = await open(name, {
      path: '/#contact',
      before: async (page) => {
        await page.route('**/_next/static/runtime.*', (route) =>
          route.fulfill({ contentType: 'text/javascript', body: script }),
        );
        await page.route('**/', async (route) => {
          const response = await route.fetch();
          const html = await response.text();
          const body = html.replace(/(data-runtime="\S+) [^"]+/, `$1 ${integrityOf(script)}`);
          await route.fulfill({ response, body });
        });
      },
    });
    const parts = await page
      .locator('header nav, form, section[aria-roledescription]')
      .elementHandles();
    expect(parts).toHaveLength(3);
    await hydrated(page);

    // React has hydrated all of them, and has replaced none.
    const kept = parts.map((part) => part.evaluate((element) => element.isConnected));
    await expect(Promise.all(kept)).resolves.toEqual([true, true, true]);
    expect(errors).toEqual([]);
  },
);
