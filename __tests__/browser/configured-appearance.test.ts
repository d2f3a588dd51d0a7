import { CONFIGURED_COMPANIES, EXPECTED_RENDERED_VALUES } from './setup/configured-companies';
import { setUpBrowser } from './setup/open-page';
import { findOverflow } from './setup/overflow';
import { CONFIGURED_SITES } from './setup/sites';

const open = setUpBrowser();

// `any-settings.test.tsx` shows that every value arrives on the page as it was written.
describe.each(CONFIGURED_SITES)('the export $name', ({ name, variant }) => {
  const expected = EXPECTED_RENDERED_VALUES[name];
  const { copy, messages } = variant;

  test('keeps the links of the offer apart at every width', async () => {
    const { page } = await open(name);
    const boxOf = (text: string) =>
      page.locator('#home').getByRole('link', { name: text, exact: true }).boundingBox();

    for (const width of [320, 360, 640, 704, 800, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const [first, second] = [await boxOf(messages.offer.getApp), await boxOf(copy.offer.action)];
      if (!first || !second) throw new Error(`A link has no box at ${width} px.`);
      const beside = second.x >= first.x + first.width + 8;
      const below = second.y >= first.y + first.height + 8;
      expect({ width, apart: beside || below }).toEqual({ width, apart: true });
    }
  });

  test('has the colours of the company', async () => {
    const { page } = await open(name, { colorScheme: 'light', path: '/#contact' });
    const panel = await page
      .getByRole('heading', { level: 1, name: messages.navigation.contact })
      .locator('..')
      .evaluate((element) => {
        const { backgroundColor, color } = getComputedStyle(element);
        return { backgroundColor, color };
      });

    expect(panel).toEqual({ backgroundColor: expected.accent, color: expected.onAccent });
    await expect(
      page.locator('body').evaluate((body) => getComputedStyle(body).color),
    ).resolves.toBe(expected.text);
  });

  test('shows a phone number from left to right, also if a translator has turned the page around', async () => {
    const { page } = await open(name, { path: '/#contact' });
    await page.locator('html').evaluate((html) => html.setAttribute('dir', 'rtl'));

    const places = await page
      .locator('#contact [href^="tel:"]')
      .first()
      .evaluate((link) => {
        const range = document.createRange();
        const number = link.firstChild as Text;
        return [0, number.length - 1].map((index) => {
          range.setStart(number, index);
          range.setEnd(number, index + 1);
          return range.getBoundingClientRect().left;
        });
      });

    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  test('breaks a value of 500 characters in every place, from a setting or from /site-config.js', async () => {
    const long = 'W'.repeat(500);
    const email = `${'W'.repeat(484)}@company.example`;
    const siteConfig = { comName: long, email, address: long, copyright: long };
    const { page } = await open(name, {
      // The banner stands still, because a moving slide extends beyond it.
      reducedMotion: 'reduce',
      before: (page) =>
        page.route('**/site-config.js', (route) =>
          route.fulfill({
            contentType: 'text/javascript',
            body: `window.siteConfig = ${JSON.stringify(siteConfig)};`,
          }),
        ),
    });
    await page.waitForFunction((title) => document.title === title, long);
    const replaced = await page.evaluate(
      ({ values, long }) => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        let count = 0;
        for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text) {
          const value = values.find((one) => text?.data.includes(one));
          if (!value) continue;
          text.data = text.data.replace(value, long);
          count++;
        }
        document.querySelector('form button')?.setAttribute('data-clicked', '');
        for (const animation of document.getAnimations()) animation.finish();
        return count;
      },
      // A flag such as "on" is part of other words.
      { values: Object.values(CONFIGURED_COMPANIES[name]).filter((one) => one.length > 4), long },
    );
    expect(replaced).toBeGreaterThan(12);

    for (const [width, height] of [
      [320, 640],
      [360, 740],
      [640, 360],
      [1280, 800],
    ] as const)
      for (const section of ['home', 'about', 'contact']) {
        await page.setViewportSize({ width, height });
        await page.evaluate((id) => (location.hash = id), section);
        const overflow = (await findOverflow(page)).filter(
          (problem) => !problem.endsWith('is broken in two'),
        );
        expect({ width, section, overflow }).toEqual({ width, section, overflow: [] });
      }
  });

  test('keeps the phone number on one line in the text below Send from 320 to 480 px', async () => {
    const { page } = await open(name, { path: '/#contact' });
    await page.getByRole('button', { name: messages.contact.send }).evaluate((button) => {
      button.setAttribute('data-clicked', '');
      for (const animation of document.getAnimations()) animation.finish();
    });
    const number = page.locator('form').getByRole('alert').getByRole('link');
    await number.waitFor();

    for (let width = 320; width <= 480; width += 16) {
      await page.setViewportSize({ width, height: 740 });
      const lines = await number.evaluate((link) => {
        const text = document.createRange();
        text.selectNodeContents(link);
        return text.getClientRects().length;
      });
      expect({ width, lines }).toEqual({ width, lines: 1 });
    }
  });
});
