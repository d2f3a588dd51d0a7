import type { Page } from 'playwright-core';
import { CONTRASTING_SITES, EXAMPLE_SITES, SITES } from './setup/exports';
import { waitForSwiper, setUpBrowser } from './setup/open-page';
import { recordViolations, violations } from './setup/policy-violations';
import { expectToast } from './setup/toasts';

const open = setUpBrowser();
const ELSEWHERE = 'https://elsewhere.example/script.js';

const INJECTED = `
  <script>window.ran = ['an inline script']</script>
  <script src="${ELSEWHERE}"></script>
  <img src="/nowhere.png" onerror="(window.ran ??= []).push('an inline handler')">
  <a id="injected" href="javascript:(window.ran ??= []).push('a javascript: link')">press me</a>`;

/** Serves the home page with injected markup. */
async function inject(page: Page, { sealed }: { sealed: boolean }): Promise<void> {
  await page.route(ELSEWHERE, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "(window.ran ??= []).push('a remote script')",
      headers: { 'cross-origin-resource-policy': 'cross-origin' },
    }),
  );
  await page.route('**/', async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    const html = (await response.text()).replace('<body>', `<body>${INJECTED}`);
    await (sealed
      ? route.fulfill({ response, body: html })
      : route.fulfill({
          contentType: 'text/html',
          body: html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ''),
        }));
  });
}

async function clickInjectedLink(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.locator('#injected').click();
}

function whatRan(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { ran?: string[] }).ran ?? []);
}

describe.each(CONTRASTING_SITES)('on the site of $name,', ({ name, variant }) => {
  const { banner, contact, navigation } = variant.strings;

  test('no injected code runs', async () => {
    const { page } = await open(name, { before: (page) => inject(page, { sealed: true }) });

    await clickInjectedLink(page);
    expect(await whatRan(page)).toEqual([]);
  });

  test('all injected code would run without the policy', async () => {
    const { page } = await open(name, { before: (page) => inject(page, { sealed: false }) });
    const injected = [
      'an inline script',
      'a remote script',
      'an inline handler',
      'a javascript: link',
    ];

    await clickInjectedLink(page);
    // A javascript: link runs after the click, not during it.
    await page.waitForFunction(
      (count) => ((window as unknown as { ran?: string[] }).ran ?? []).length >= count,
      injected.length,
    );
    expect(await whatRan(page)).toEqual(expect.arrayContaining(injected));
  });

  test.each([
    ['a URL of another site', ELSEWHERE],
    ['a URL of this site that is not a script', '/robots.txt'],
    ['data', 'data:text/javascript,1'],
  ])('the page itself cannot run %s as a script', async (_, url) => {
    const { page } = await open(name);

    const refused = page.evaluate((source) => {
      document.createElement('script').src = source;
    }, url);
    await expect(refused).rejects.toThrow('TrustedScriptURL');
  });

  test.each([
    ['HTML', "document.body.innerHTML = '<p>x</p>'"],
    ['code', "new Function('return 1')"],
  ])('no text becomes %s (Trusted Types)', async (_, attempt) => {
    // Runs as a script of the page, because the browser's protocol may bypass the policy.
    const { page } = await open(name, {
      before: (page) =>
        page.route('**/site-config.js', (route) =>
          route.fulfill({
            contentType: 'text/javascript',
            body: `try { ${attempt}; window.outcome = 'done' } catch (error) { window.outcome = String(error) }`,
          }),
        ),
    });

    const outcome = await page.waitForFunction(
      () => (window as unknown as { outcome?: string }).outcome,
    );
    expect(await outcome.jsonValue()).toMatch(/Trusted|Content Security Policy/);
  });

  test('a modified script does not run, and the page stays usable', async () => {
    const { page, faults } = await open(name, {
      before: (page) =>
        page.route('**/_next/static/swiper.*', async (route) =>
          route.fulfill({
            response: await route.fetch({ maxRetries: 3 }),
            body: 'window.tampered = true',
          }),
        ),
    });
    const failed = page.waitForEvent('console', (message) => message.text().includes('integrity'));
    await page.getByRole('button', { name: banner.next }).click();
    await failed;

    await expect(page.evaluate(() => 'tampered' in window)).resolves.toBe(false);
    await page.getByRole('link', { name: navigation.contact }).click();
    await page.getByRole('button', { name: contact.send }).waitFor();
    expect(faults.join()).not.toContain('Uncaught');
  });
});

// The tests of the configured variants do the same on the other exports.
test.each(EXAMPLE_SITES)(
  'the site of $name causes no violation: banner, sections, form',
  async ({ name, variant: { strings } }) => {
    const { banner, contact, navigation } = strings;
    const { page, faults } = await open(name, {
      serviceWorkers: 'allow',
      before: recordViolations,
    });
    expect(await violations(page)).toEqual([]);
    await waitForSwiper(page);
    await page.getByRole('button', { name: banner.next }).click();
    await page.getByRole('navigation').getByRole('link', { name: navigation.contact }).click();
    await expectToast(page, contact.incomplete, () =>
      page.getByRole('button', { name: contact.send }).click(),
    );
    await page.waitForFunction(() => navigator.serviceWorker.controller);

    expect(await violations(page)).toEqual([]);
    expect(faults).toEqual([]);
  },
);

// The tests of the navigation compare the policies of all other pages with that of the first one.
test.each(SITES)('the site of $name causes no violation on any kind of page', async ({ name }) => {
  const { page } = await open(name, { before: recordViolations });
  for (const path of ['/', '/repay', '/leads/nowhere']) {
    await page.goto(new URL(path, page.url()).href);
    // The last file that the page requests.
    const siteConfig = page.waitForFunction(() => 'siteConfig' in window).catch(() => undefined);
    const found = { path, ran: Boolean(await siteConfig), violations: await violations(page) };
    expect(found).toEqual({ path, ran: true, violations: [] });
  }
});
