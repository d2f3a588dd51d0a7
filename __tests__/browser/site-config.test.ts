import { siteConfigIs } from './setup/before-load';
import { runtimeRequests, setUpBrowser } from './setup/open-page';
import { CONFIGURED_SITE } from './setup/sites';

const open = setUpBrowser();
const { name } = CONFIGURED_SITE;

// That the values of the file arrive, same-in-dev-raw-and-finished-export.test.ts shows.
test('another name in /site-config.js needs no script of the islands on any kind of page', async () => {
  const { page, requests } = await open(name, {
    before: siteConfigIs({ comName: 'Renamed Finance' }),
  });
  for (const path of ['/', '/repay', '/leads/nowhere']) {
    await page.goto(new URL(path, page.url()).href);
    await page.waitForFunction(() => document.title === 'Renamed Finance');
  }
  await page.waitForLoadState('networkidle');

  expect(runtimeRequests(requests)).toEqual([]);
});
