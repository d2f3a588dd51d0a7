import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import { regionCopy } from '@/lib/region/region-copy';
import { hydrated, servedExport, setUpBrowser, type RegionName, type VisitOptions } from './setup/site';

const open = setUpBrowser();
const REGIONS: RegionName[] = ['india', 'indonesia'];

/** A phone that sees every file fresh: no worker answers from a cache in a test's place. */
const FRESH: VisitOptions = { deviceScaleFactor: 2, serviceWorkers: 'block' };

function contentTypeOf(route: Route): string {
  const type = route.request().resourceType();
  return type === 'script' ? 'text/javascript' : type === 'image' ? 'image/avif' : 'application/octet-stream';
}

/** What may become of one file on its way to a visitor, given its bytes as they are. */
const MISHAPS: Record<string, (route: Route, bytes: Buffer) => Promise<unknown>> = {
  'does not arrive': (route) => route.abort(),
  'never comes to an end': async () => undefined,
  'is cut in half': (route, bytes) => route.fulfill({ contentType: contentTypeOf(route), body: bytes.subarray(0, Math.floor(bytes.length / 2)) }),
  'is of the wrong type': (route, bytes) => route.fulfill({ contentType: 'application/octet-stream', body: bytes }),
  'is an HTML page': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>502</title><h1>Bad gateway</h1>' }),
};

/** Does what a visitor does; each step is one that must work whatever went missing. */
async function visit(page: Page, region: RegionName, { from = 'Home' } = {}): Promise<void> {
  const { offer } = regionCopy[region];
  const headline = page.getByRole('heading', { level: 1, name: `Loans from ${offer.from} to ${offer.to} within 2 hours` });
  if (from === 'Home') await headline.waitFor();
  await page.getByRole('navigation').getByRole('link', { name: 'Contact us' }).click();
  await page.getByLabel('Your name').fill('Asha');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'About us' }).click();
  await page.getByRole('heading', { level: 1, name: 'About us' }).waitFor();
  await page.goBack({ waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor();
  expect(await page.getByLabel('Your name').inputValue()).toBe('Asha');
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
  await headline.waitFor();
  expect(await page.getByRole('main').innerText()).not.toMatch(/error|undefined|gateway/i);
}

/** The addresses, without the origin, of all that a whole visit asks for beside the page itself. */
async function filesOfAVisit(region: RegionName): Promise<string[]> {
  const { page, requests } = await open(region, FRESH);
  await visit(page, region);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.locator('[data-started]').waitFor();
  await page.waitForLoadState('networkidle');
  await page.context().close();
  const paths = requests.map((address) => new URL(address).pathname).filter((path) => path !== '/');
  return [...new Set(paths)].sort();
}

describe.each(REGIONS)('the page of %s stays whole, whichever file', (region) => {
  test.each(Object.entries(MISHAPS))('%s', async (_, mishap) => {
    const files = await filesOfAVisit(region);
    expect(files.length).toBeGreaterThan(10);

    const withMishap = async (file: string) => {
      const bytes = readFileSync(join(servedExport(region).folder, file));
      const { page } = await open(region, {
        ...FRESH,
        waitUntil: 'commit',
        before: (page) => page.route(`**${file}`, (route) => mishap(route, bytes)),
      });
      await visit(page, region).catch((error: Error) => {
        throw new Error(`${file}: ${error.message}`);
      });
      await page.context().close();
    };
    while (files.length > 0) await Promise.all(files.splice(0, 4).map(withMishap));
  }, 90_000);
});

describe('the page stays whole', () => {
  test('when storage and workers are refused', async () => {
    const { page, faults } = await open('india', {
      ...FRESH,
      before: (page) =>
        page.addInitScript(() => {
          const refuse = () => {
            throw new DOMException('refused', 'SecurityError');
          };
          for (const store of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
            Object.defineProperty(window, store, { get: refuse });
          }
          Object.defineProperty(navigator, 'serviceWorker', { get: refuse });
        }),
    });

    await visit(page, 'india');
    expect(faults).toEqual([]);
  });

  test.each([
    ['twenty years behind', -20],
    ['twenty years ahead', 20],
  ])('when the clock is %s', async (_, years) => {
    const { page, faults } = await open('india', {
      ...FRESH,
      before: (page) => page.clock.setSystemTime(Date.now() + years * 365 * 86_400_000),
    });

    await visit(page, 'india');
    expect(faults).toEqual([]);
  });

  test('when it is opened again from the browser’s back-forward cache', async () => {
    const { page } = await open('india', FRESH);
    await page.getByRole('navigation').getByRole('link', { name: 'Contact us' }).click();
    await page.getByLabel('Your name').fill('Asha');
    await page.goto(`${servedExport('india').origin}/aboutUs`);

    await page.goBack({ waitUntil: 'commit' });

    expect(await page.getByLabel('Your name').inputValue()).toBe('Asha');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByText('Please provide complete information!').waitFor();
  });

  test('when a translator has rewritten its text before the script came', async () => {
    const { page } = await open('india', { ...FRESH, path: '/#contact' });
    await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      // What browsers' translators do: each text becomes a font element, under React's feet.
      for (const text of texts) {
        if (text.parentElement?.closest('script, style, noscript') || !text.data.trim()) continue;
        const font = document.createElement('font');
        font.textContent = text.data;
        text.replaceWith(font);
      }
    });

    await hydrated(page);

    await page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor();
    await visit(page, 'india', { from: 'Contact us' });
  });
});
