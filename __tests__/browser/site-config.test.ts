import type { Page } from 'playwright-core';
import { CONTRASTING_SITES, inTurn, offerHeadingOf, type Site } from './setup/exports';
import { hydrated, setUpBrowser } from './setup/open-page';
import { findOverflow } from './setup/overflow';
import { CONFIGURED_SITE } from './setup/representative-sites';
import { expectToast } from './setup/toasts';

const open = setUpBrowser();

function siteConfigIs(body: string, { status = 200, contentType = 'text/javascript' } = {}) {
  return (page: Page) =>
    page.route('**/site-config.js', (route) => route.fulfill({ status, contentType, body }));
}

/** Checks the whole page: the name, the sections, and an answer of the form. */
async function expectWholePage(page: Page, site: Site, name: string): Promise<void> {
  const { contact, navigation } = site.variant.strings;
  await expect(page.getByRole('banner').innerText()).resolves.toContain(name);
  await expect(page.title()).resolves.toBe(name);
  await page.getByRole('heading', { level: 1, name: offerHeadingOf(site) }).waitFor();
  await page.getByRole('navigation').getByRole('link', { name: navigation.contact }).click();
  await expectToast(page, contact.incomplete, () =>
    page.getByRole('button', { name: contact.send }).click(),
  );
}

/** Files that configure nothing, or nothing that the page may show. */
const INVALID: Record<string, string> = {
  empty: '',
  null: 'window.siteConfig = null;',
  'a number': 'window.siteConfig = 7;',
  'full of getters that throw': `window.siteConfig = Object.defineProperties({}, Object.fromEntries(
  ['comName', 'email', 'address', 'copyright'].map((key) => [key, { get() { throw new Error(key); } }])));`,
  'itself a getter that throws': `Object.defineProperty(window, 'siteConfig', { get() { throw new Error('no'); } });`,
  'a Proxy that never answers twice the same':
    'let n = 0; window.siteConfig = new Proxy({}, { get: () => ({ n: n++ }) });',
  'a Proxy that throws': `window.siteConfig = new Proxy({}, { get() { throw new Error('no'); } });`,
  'HTML in a name': `window.siteConfig = { comName: '<img src=x onerror="document.title=1">' };`,
  'a megabyte of text': `window.siteConfig = { comName: 'x'.repeat(2 ** 20), address: 'y '.repeat(2 ** 19) };`,
  'a script in an email': `window.siteConfig = { email: 'javascript:alert(1)' };`,
  'bidirectional controls': `window.siteConfig = { comName: '\\u202eecnaniF' };`,
  'half filled with blanks': `window.siteConfig = { comName: '  ', email: undefined, address: [] };`,
};

test.each(inTurn(INVALID))(
  'a configuration of $site.name that is $what leaves a working page with the values of the build',
  async ({ value: body, site }) => {
    const { company } = site;
    const { navigation } = site.variant.strings;
    const { page, faults } = await open(site.name, { before: siteConfigIs(body) });
    await hydrated(page);

    await expectWholePage(page, site, company.name);
    await page.getByRole('navigation').getByRole('link', { name: navigation.home }).click();
    await page.getByText(company.address).waitFor();
    await page.getByRole('link', { name: company.email }).waitFor();
    expect(faults).toEqual([]);
  },
);

/** Responses that are not the file. */
const FAILED: Record<string, (page: Page) => Promise<unknown>> = {
  'an HTML error page': siteConfigIs('<!doctype html><h1>Not found</h1>', {
    contentType: 'text/html',
  }),
  'a server error': siteConfigIs('', { status: 500 }),
  'a truncated script': siteConfigIs('window.siteConfig = { comName: "Half'),
  'a script that throws': siteConfigIs('throw new Error("broken")'),
  'a failed connection': (page: Page) => page.route('**/site-config.js', (route) => route.abort()),
};

test.each(inTurn(FAILED))(
  'a response of $site.name with $what leaves a working page with the values of the build',
  async ({ value: before, site }) => {
    const { page } = await open(site.name, { before });
    await hydrated(page);

    await expectWholePage(page, site, site.company.name);
  },
);

describe(`/site-config.js of ${CONFIGURED_SITE.name}`, () => {
  const site = CONFIGURED_SITE;
  const { company } = site;

  test('a replaced file changes the name, address, email and copyright without a new build (PRODUCT rule 30)', async () => {
    const before = siteConfigIs(`window.siteConfig = {
    comName: 'Renamed Finance', email: 'care@renamed.example', address: '2 Renamed Road', copyright: '© Renamed' };`);
    const { page, faults } = await open(site.name, { before });

    await page.getByRole('banner').getByText('Renamed Finance').waitFor();
    await page.getByText('2 Renamed Road').waitFor();
    await page.getByText('© Renamed').waitFor();
    await expect(
      page.getByRole('link', { name: 'care@renamed.example' }).getAttribute('href'),
    ).resolves.toBe('mailto:care@renamed.example');
    await expectWholePage(page, site, 'Renamed Finance');
    expect(faults).toEqual([]);
  });

  test('a name that arrives late is shown', async () => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { page } = await open(site.name, {
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

  test('a renamed site hydrates with the same elements', async () => {
    const { page, faults } = await open(site.name, {
      before: siteConfigIs(`window.siteConfig = { comName: 'Renamed Finance' };`),
    });
    const name = page.getByRole('banner').getByText('Renamed Finance');
    const element = await name.elementHandle();
    await hydrated(page);

    await expect(element?.evaluate((bdi) => bdi.isConnected)).resolves.toBe(true);
    await expect(name.count()).resolves.toBe(1);
    expect(faults).toEqual([]);
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
