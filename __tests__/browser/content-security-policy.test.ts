import type { Page } from 'playwright-core';
import { hydrated, setUpBrowser, violationsIn } from './setup/open-page';
import { CONTRASTING_SITES, EXAMPLE_SITE } from './setup/sites';
import { expectToast } from './setup/toasts';
import { fillIn, navigationLink, pressSend } from './setup/visitor-actions';
import { waitUntil } from './setup/wait-until';

const open = setUpBrowser();
const ELSEWHERE = 'https://elsewhere.example/script.js';

const INJECTED = `
  <script>window.ran = ['an inline script']</script>
  <script src="${ELSEWHERE}"></script>
  <img src="/nowhere.png" onerror="(window.ran ??= []).push('an inline handler')">
  <a id="injected" href="javascript:(window.ran ??= []).push('a javascript: link')">press me</a>`;

/** Violations without the hashes of the policy: that of the header also has those of other pages. */
const kindsOf = (violations: readonly string[]) =>
  new Set(violations.map((text) => text.replace(/'sha256-[^']*' ?/g, '')));

/** Serves the home page with injected markup, with or without its policy. */
async function inject(page: Page, withPolicy: boolean): Promise<void> {
  await page.route(ELSEWHERE, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "(window.ran ??= []).push('a remote script')",
    }),
  );
  await page.route('**/', async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    const body = (await response.text()).replace('<body>', `<body>${INJECTED}`);
    const withoutPolicy = body.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
    await (withPolicy
      ? route.fulfill({ response, body })
      : route.fulfill({ contentType: 'text/html', body: withoutPolicy }));
  });
}

describe(`on the site of ${EXAMPLE_SITE.name},`, () => {
  const { name } = EXAMPLE_SITE;

  test.each([
    ['no injected code runs', true, 0],
    ['all injected code would run without the policy', false, 4],
  ])('%s', async (_, withPolicy, count) => {
    const { page, errors } = await open(name, { before: (page) => inject(page, withPolicy) });
    const ran = () => page.evaluate(() => (window as { ran?: string[] }).ran ?? []);
    await page.locator('#injected').click();

    // Both policies, of the header and of the document, refuse the same.
    await waitUntil(
      'each piece of code has run or was refused',
      async () => (await ran()).length + kindsOf(violationsIn(errors)).size === 4,
    );
    await expect(ran()).resolves.toHaveLength(count);
  });

  test('no text becomes HTML or code (Trusted Types)', async () => {
    const attempts = ["document.body.innerHTML = '<p>x</p>'", "new Function('return 1')"];
    // Runs as a script of the page, because the browser's protocol may bypass the policy.
    const body = `window.outcomes = [];
      for (const attempt of [${attempts.map((code) => `() => { ${code} }`).join()}])
        try { attempt(); outcomes.push('done') } catch (error) { outcomes.push(String(error)) }`;
    const { page } = await open(name, {
      before: (page) =>
        page.route('**/site-config.js', (route) =>
          route.fulfill({ contentType: 'text/javascript', body }),
        ),
    });

    const outcomes = await page.waitForFunction(
      () => (window as unknown as { outcomes?: string[] }).outcomes,
    );
    await expect(outcomes.jsonValue()).resolves.toEqual(
      attempts.map(() => expect.stringMatching(/Trusted|Content Security Policy/) as unknown),
    );
  });
});

test.each(CONTRASTING_SITES)(
  'a visit to $name, with its banner, sections and form, and to its other pages causes no violation, no error and no request to another origin',
  async ({ name, variant: { messages }, offlineCache }) => {
    const { banner, contact, navigation } = messages;
    const { page, errors, requests } = await open(name, { serviceWorkers: 'allow' });
    const choose = (section: string) => navigationLink(page, section).click();
    await hydrated(page);
    await page.getByRole('button', { name: banner.next }).click();
    await choose(navigation.about);
    await choose(navigation.contact);
    await expectToast(page, contact.incomplete, () => pressSend(page, contact));
    await fillIn(page, contact);
    await expectToast(page, contact.success, () => pressSend(page, contact));
    await choose(navigation.home);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    if (offlineCache) await page.waitForFunction(() => navigator.serviceWorker.controller);
    await page.waitForFunction(() =>
      [...document.images].every(({ naturalWidth }) => naturalWidth > 0),
    );
    expect(errors).toEqual([]);

    const { origin } = new URL(page.url());
    // The pages of all screens are the same (pages-and-files.test.ts).
    for (const path of ['/repay', '/leads/nowhere']) {
      await page.goto(origin + path);
      // The last file that the page requests.
      await page.waitForFunction(() => 'siteConfig' in window);
    }
    expect(violationsIn(errors)).toEqual([]);
    expect(requests.filter((url) => new URL(url).origin !== origin)).toEqual([]);
  },
);
