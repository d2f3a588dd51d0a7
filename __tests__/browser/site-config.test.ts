import { siteConfigIs } from './setup/before-load';
import { hydrated, runtimeRequests, setUpBrowser } from './setup/open-page';
import { CONFIGURED_SITE } from './setup/sites';

const open = setUpBrowser();
const { name, company } = CONFIGURED_SITE;

test(`a replaced /site-config.js changes the name, address, email and copyright of ${name} without a new build, also if it comes after hydration (PRODUCT rule 30)`, async () => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  const values = {
    comName: 'Renamed Finance',
    email: 'care@renamed.example',
    address: '2 Renamed Road | 3 Renamed Road',
    copyright: '© Renamed',
  };
  const { page, errors } = await open(name, {
    // A request between the first paint and the load event delays the load event.
    waitUntil: 'domcontentloaded',
    before: siteConfigIs(values, asked),
  });
  await hydrated(page);
  await expect(page.getByRole('banner').innerText()).resolves.toContain(company.name);
  answer();

  await page.getByRole('banner').getByText(values.comName).waitFor();
  // Two offices have two lines.
  const office = page.locator('footer').getByText('2 Renamed Road');
  await office.waitFor();
  await expect(office.innerText()).resolves.toBe('2 Renamed Road\n3 Renamed Road');
  await page.getByText(values.copyright).waitFor();
  await expect(page.getByRole('link', { name: values.email }).getAttribute('href')).resolves.toBe(
    `mailto:${values.email}`,
  );
  await expect(page.title()).resolves.toBe(values.comName);
  expect(errors).toEqual([]);
});

test('another name needs no script of the islands on any kind of page', async () => {
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
