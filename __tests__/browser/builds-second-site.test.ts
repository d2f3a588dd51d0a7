import { join } from 'node:path';
import { serveExport, type ServedExport } from '@/lib/kit/server/serve-export';
import { buildSecondSite } from './setup/build-second-site';
import { runtimeRequests, setUpBrowser, TIMEOUT_MS, violationsIn } from './setup/open-page';

// The build takes minutes on a busy machine.
jest.setTimeout(400_000);

const openExport = setUpBrowser();

let served: ServedExport;
beforeAll(async () => {
  served = await serveExport(join(buildSecondSite(), 'out'));
});
afterAll(() => served.close());

const open = (path: string) => openExport('india', { origin: served.origin, path });

test.each([
  ['/', 'Bill', 'Add 5 %'],
  ['/id', 'Tagihan', 'Tambah 5 %'],
])(
  'the first press on an island of %s, and what was typed before, count on a site that has only the kit',
  async (path, bill, add) => {
    const { page, errors, requests } = await open(path);
    expect(runtimeRequests(requests)).toEqual([]);
    await page.getByLabel(bill).fill('200');
    await page.getByRole('button', { name: add }).click();
    await page.getByRole('status').getByText('210').waitFor({ timeout: TIMEOUT_MS });
    expect(errors.filter((error) => !error.includes('manifest'))).toEqual([]);
  },
);

test('its page of Markdown reads, its policy holds, and an unknown address has the 404 page', async () => {
  const { page, errors } = await open('/about');
  await page.getByRole('heading', { level: 1, name: 'About us' }).waitFor();
  expect(await page.getByRole('region', { name: 'Fees' }).getByRole('cell').count()).toBe(2);
  await page.evaluate(() => {
    const script = document.createElement('script');
    try {
      script.textContent = 'window.injected = true';
      document.body.append(script);
    } catch {
      // Trusted Types refuse it.
    }
  });
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  expect(violationsIn(errors).length).toBeGreaterThan(0);
  expect((await page.request.get(`${served.origin}/nothing`)).status()).toBe(404);
});
