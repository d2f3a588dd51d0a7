import { SCREEN_PAGES } from '@/lib/export/page-files';
import { PAGES } from '@/lib/routes';
import { offerHeadingOf, SITES } from './setup/exports';
import { waitForSwiper, hydrated, setUpBrowser } from './setup/open-page';
import { EXAMPLE_SITE } from './setup/representative-sites';

const open = setUpBrowser();

const CONTENT_PATHS = PAGES.filter(({ kind }) => kind === 'content').map(({ path }) => path);

describe.each(SITES)('the site of $name', (site) => {
  const { name, variant, company } = site;
  const { strings } = variant;
  const { navigation } = strings;

  test('shows only the section that is chosen, from its top (PRODUCT rule 16)', async () => {
    const { page } = await open(name);
    await hydrated(page);
    for (const shown of ['about', 'contact', 'home'] as const) {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.getByRole('navigation').getByRole('link', { name: navigation[shown] }).click();

      await page.locator(`#${shown}`).waitFor({ state: 'visible' });
      // The mark follows with the event `hashchange`, a task later.
      await page.locator('nav [aria-current="true"]', { hasText: navigation[shown] }).waitFor();
      const visible = await page
        .locator('main > section:visible')
        .evaluateAll((sections) => sections.map(({ id }) => id));
      expect(visible).toEqual([shown]);
      await expect(page.locator('nav [aria-current="true"]').allTextContents()).resolves.toEqual([
        navigation[shown],
      ]);
      const top = await page
        .locator(`#${shown}`)
        .evaluate((section) => section.getBoundingClientRect().top);
      expect(Math.round(top)).toBe(
        await page.locator('header').evaluate((bar) => bar.clientHeight),
      );
    }
  });

  test('has an empty page with noindex for each screen (PRODUCT rule 12)', async () => {
    const { page, faults } = await open(name, { path: '/repay' });

    const robots = await page.locator('meta[name="robots"]').getAttribute('content');
    expect({
      title: await page.title(),
      language: await page.locator('html').getAttribute('lang'),
      main: await page.getByRole('main').innerText(),
      body: await page.locator('body').innerText(),
      noindex: robots?.includes('noindex'),
    }).toEqual({
      title: company.name,
      language: variant.locale,
      main: '',
      body: '',
      noindex: true,
    });
    expect(faults).toEqual([]);

    const documents = await Promise.all(
      SCREEN_PAGES.map(async ({ path }) =>
        (await page.request.get(new URL(path, page.url()).href)).text(),
      ),
    );
    expect(new Set(documents).size).toBe(1);
  });

  test.each([...CONTENT_PATHS, '/no/such/page'])('has no dead link at %s', async (path) => {
    const { page } = await open(name, { path });
    const links = await page
      .locator('a[href^="/"], a[href^="#"]')
      .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));

    for (const link of new Set(links)) {
      const response = await page.goto(link);
      const { hash } = new URL(link);
      const target = hash ? await page.locator(hash).count() : 1;
      expect({ link, answered: response === null || response.ok(), target }).toEqual({
        link,
        answered: true,
        target: 1,
      });
    }
  });

  test('answers an unknown path with 404 and a link home', async () => {
    const { page } = await open(name);
    const response = await page.goto(new URL('/no/such/page', page.url()).href);

    expect(response?.status()).toBe(404);
    await page.getByRole('link', { name: strings.notFound.home }).click();
    await page.getByRole('heading', { level: 1, name: offerHeadingOf(site) }).waitFor();
  });
});

test('the banner has nothing but its slides and buttons, and so no dots (PRODUCT rule 18)', async () => {
  const { name, variant } = EXAMPLE_SITE;
  const { page } = await open(name);
  await waitForSwiper(page);

  const others = await page
    .getByRole('region', { name: variant.strings.banner.label })
    .evaluate((section) =>
      [...section.querySelectorAll(':not(:has(*))')]
        .filter((mark) => !mark.closest('button, [role="group"]'))
        .map(({ outerHTML }) => outerHTML),
    );
  expect(others).toEqual([]);
});

describe(`the sections of ${EXAMPLE_SITE.name}`, () => {
  const { name, variant } = EXAMPLE_SITE;
  const { contact, navigation } = variant.strings;

  test('return with Back to the one before, without another request for the page', async () => {
    const { page, requests } = await open(name);
    await hydrated(page);
    await page.getByRole('link', { name: navigation.about }).click();
    await page.getByRole('navigation').getByRole('link', { name: navigation.contact }).click();

    await page.goBack();

    await page.getByRole('heading', { name: navigation.about }).waitFor();
    await page.locator('nav [aria-current]', { hasText: navigation.about }).waitFor();
    expect(requests.filter((address) => new URL(address).pathname === '/')).toHaveLength(1);
  });

  test.each(['/#contact', '/#%63ontact'])(
    'open at Contact us for the deep link %s',
    async (path) => {
      const { page } = await open(name, { path });

      await page.getByRole('button', { name: contact.send }).waitFor();
      await hydrated(page);
      await page.locator('nav [aria-current]', { hasText: navigation.contact }).waitFor();
      await page.locator('#home').waitFor({ state: 'hidden' });
    },
  );

  test('open at Home for an unknown fragment', async () => {
    const { page } = await open(name, { path: '/#nowhere' });

    await page.getByRole('heading', { level: 1 }).waitFor();
    await hydrated(page);
    await page.locator('nav [aria-current]', { hasText: navigation.home }).waitFor();
  });
});
