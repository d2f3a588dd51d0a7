import type { Page } from 'playwright-core';
import { fillIn } from './setup/fill-in';
import { hydrated, setUpBrowser } from './setup/open-page';
import { recordViolations, violations } from './setup/policy-violations';
import { CONTRASTING_SITES, SITES } from './setup/sites';
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

describe.each(CONTRASTING_SITES)('on the site of $name,', ({ name }) => {
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
});

test.each(SITES)(
  'a visit to $name, with its banner, sections and form, causes no violation, no error and no request to another origin',
  async ({ name, variant: { messages }, offlineCache }) => {
    const { banner, contact, navigation } = messages;
    const { page, faults, requests } = await open(name, {
      serviceWorkers: 'allow',
      before: recordViolations,
    });
    const choose = (section: string) =>
      page.getByRole('navigation').getByRole('link', { name: section, exact: true }).click();
    const send = () => page.getByRole('button', { name: contact.send }).click();
    await hydrated(page);
    await page.getByRole('button', { name: banner.next }).click();
    await choose(navigation.about);
    await choose(navigation.contact);
    await expectToast(page, contact.incomplete, send);
    await fillIn(page, contact);
    await expectToast(page, contact.success, send);
    await choose(navigation.home);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    if (offlineCache) await page.waitForFunction(() => navigator.serviceWorker.controller);
    await page.waitForLoadState('networkidle');

    expect(await violations(page)).toEqual([]);
    expect(faults).toEqual([]);
    const { origin } = new URL(page.url());
    expect(requests.filter((address) => new URL(address).origin !== origin)).toEqual([]);
  },
);

// The pages of all screens are the same (pages-and-files.test.ts).
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
