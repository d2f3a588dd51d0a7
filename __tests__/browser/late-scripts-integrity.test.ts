import { hydrated, runtimeRequests, setUpBrowser } from './setup/open-page';
import { EXAMPLE_SITE } from './setup/representative-sites';

const open = setUpBrowser();
const { name, variant } = EXAMPLE_SITE;

test(`${name} requests each of its late scripts once and with integrity`, async () => {
  const { page, requests } = await open(name);
  await page.getByRole('button', { name: variant.strings.banner.next }).click();
  await page.locator('.swiper-initialized').waitFor();
  await hydrated(page);

  const scripts = await page.evaluate(() =>
    [...document.scripts]
      .filter(({ src }) => src.includes('/_next/'))
      .map(({ src, integrity }) => ({ src, integrity })),
  );
  const asked = runtimeRequests(requests);
  expect(scripts).toHaveLength(2);
  expect(scripts.filter(({ integrity }) => !integrity.startsWith('sha256-'))).toEqual([]);
  expect(new Set(asked)).toEqual(new Set(scripts.map(({ src }) => src)));
  expect(scripts).toHaveLength(new Set(asked).size);
});
