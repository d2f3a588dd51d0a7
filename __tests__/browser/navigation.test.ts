import { hydrated, setUpBrowser } from './setup/open-page';
import { EXAMPLE_SITE } from './setup/representative-sites';
import { SITES } from './setup/sites';

const open = setUpBrowser();

describe.each(SITES)('the site of $name', ({ name, variant }) => {
  const { navigation } = variant.messages;

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
});

describe(`the sections of ${EXAMPLE_SITE.name}`, () => {
  const { name, variant } = EXAMPLE_SITE;
  const { contact, navigation } = variant.messages;

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
