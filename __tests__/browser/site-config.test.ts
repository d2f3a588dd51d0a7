import type { Page } from 'playwright-core';
import { hydrated, runtimeRequests, setUpBrowser } from './setup/open-page';
import { findOverflow } from './setup/overflow';
import { CONFIGURED_SITE } from './setup/representative-sites';
import { CONTRASTING_SITES } from './setup/sites';

const open = setUpBrowser();

const siteConfigIs = (body: string) => (page: Page) =>
  page.route('**/site-config.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );

describe(`/site-config.js of ${CONFIGURED_SITE.name}`, () => {
  const { name, company } = CONFIGURED_SITE;

  test('a replaced file changes the name, address, email and copyright without a new build (PRODUCT rule 30)', async () => {
    const before = siteConfigIs(`window.siteConfig = {
    comName: 'Renamed Finance', email: 'care@renamed.example', address: '2 Renamed Road', copyright: '© Renamed' };`);
    const { page, faults } = await open(name, { before });

    await page.getByRole('banner').getByText('Renamed Finance').waitFor();
    await page.getByText('2 Renamed Road').waitFor();
    await page.getByText('© Renamed').waitFor();
    await expect(
      page.getByRole('link', { name: 'care@renamed.example' }).getAttribute('href'),
    ).resolves.toBe('mailto:care@renamed.example');
    await expect(page.title()).resolves.toBe('Renamed Finance');
    expect(faults).toEqual([]);
  });

  test('a name that arrives late is shown', async () => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { page } = await open(name, {
      // A request between the first paint and the load event delays the load event.
      waitUntil: 'commit',
      before: (page) =>
        page.route('**/site-config.js', async (route) => {
          await asked;
          await route.fulfill({
            contentType: 'text/javascript',
            body: `window.siteConfig = { comName: 'Late Finance' };`,
          });
        }),
    });
    await page.waitForLoadState('domcontentloaded');
    await hydrated(page);
    await expect(page.getByRole('banner').innerText()).resolves.toContain(company.name);

    answer();

    await page.getByRole('banner').getByText('Late Finance').waitFor();
  });

  test('another name needs no script of the islands on any kind of page', async () => {
    const before = siteConfigIs(`window.siteConfig = { comName: 'Renamed Finance' };`);
    for (const path of ['/', '/repay', '/leads/nowhere']) {
      const { page, requests } = await open(name, { path, before });
      await page.waitForFunction(() => document.title === 'Renamed Finance');
      await page.waitForLoadState('networkidle');
      expect(runtimeRequests(requests)).toEqual([]);
    }
  });
});

describe.each([
  ['60 characters', 'Mahalaxmi and Shri Ganesh Consumer Finance Services Pvt Ltd.'],
  ['one word of 40 characters', 'W'.repeat(40)],
  ['Devanagari', 'महालक्ष्मी और श्री गणेश ऋण फ़ाइनेंस सर्विसेज़ प्राइवेट लिमिटेड'],
])('a replaced name of %s', (_, name) => {
  test.each(CONTRASTING_SITES)('has few lines in the top bar of $name', async (site) => {
    const before = siteConfigIs(`window.siteConfig = { comName: '${name}' };`);
    // The banner stands still, because a moving slide extends beyond it.
    const { page } = await open(site.name, { before, reducedMotion: 'reduce' });
    const text = page.getByRole('banner').getByText(name);
    for (const width of [320, 360, 480, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      const lines = await text.evaluate(
        (bdi) => new Set([...bdi.getClientRects()].map(({ top }) => top)).size,
      );
      const overflow = (await findOverflow(page)).filter(
        (problem) => problem !== `"${name}" is broken in two`,
      );

      expect({ width, overflow, fewLines: lines <= 3 }).toEqual({
        width,
        overflow: [],
        fewLines: true,
      });
    }
  });
});
