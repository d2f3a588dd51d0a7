import { createHash } from 'node:crypto';
import { readFiles } from '@/lib/kit/files/files';
import { HASHED_FOLDERS, PICTURES_FOLDER } from '@/lib/kit/urls/paths';
import { servedExport, setUpBrowser } from './setup/open-page';
import { EXAMPLE_SITE } from './setup/sites';

const open = setUpBrowser();
const { name, variant } = EXAMPLE_SITE;

test(`a modified script of ${name} does not run`, async () => {
  const { page } = await open(name, {
    before: (page) =>
      page.route('**/_next/static/banner.*', async (route) =>
        route.fulfill({
          response: await route.fetch({ maxRetries: 3 }),
          body: 'window.tampered = true',
        }),
      ),
  });
  const failed = page.waitForEvent('console', (message) => message.text().includes('integrity'));
  await page.getByRole('button', { name: variant.messages.banner.next }).click();
  await failed;

  await expect(page.evaluate(() => 'tampered' in window)).resolves.toBe(false);
});

// The files of a picture share a hash (encoded-pictures-are-up-to-date.test.ts).
const FOLDERS = HASHED_FOLDERS.filter((folder) => folder !== PICTURES_FOLDER);

test('the name of each file that browsers store for a year has the first digits of its SHA-256', async () => {
  const files = await readFiles(servedExport(name).folder);
  const stored = [...files].filter(([path]) => FOLDERS.some((folder) => path.startsWith(folder)));
  const wrong = stored.filter(([path, bytes]) => {
    const [hash = 'none'] = /(?<=[./])[0-9a-f]{8,64}(?=\.\w+$)/.exec(path) ?? [];
    return !createHash('sha256').update(bytes).digest('hex').startsWith(hash);
  });

  expect(stored.length).toBeGreaterThan(5);
  expect(wrong.map(([path]) => path)).toEqual([]);
});
