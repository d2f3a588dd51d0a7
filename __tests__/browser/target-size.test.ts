import type { Locator } from 'playwright-core';
import { hydrated, setUpBrowser } from './setup/open-page';
import { SITES } from './setup/sites';

const open = setUpBrowser();

/**
 * The minimum sides of the main targets in CSS pixels (WCAG 2.2, 2.5.5). `accessibility.test.ts`
 * checks the minimum of any target (2.5.8) with axe.
 */
const COMFORTABLE = 44;

/** The shorter side of each target. */
const sidesOf = (targets: Locator) =>
  targets.evaluateAll((elements) =>
    elements.map((element) => {
      const { width, height } = element.getBoundingClientRect();
      return { html: element.outerHTML, side: Math.min(width, height) };
    }),
  );

describe.each(SITES)('for touch, the site of $name', ({ name, variant, company }) => {
  const { copy, messages } = variant;

  test.each([320, 1280])(
    'has large enough targets for main actions at %i px, and fields that cause no zoom',
    async (width) => {
      // Reduced motion, because a pressed button shrinks for a moment.
      const { page } = await open(name, {
        viewport: { width, height: 740 },
        hasTouch: true,
        reducedMotion: 'reduce',
      });
      await hydrated(page);
      const items = page.getByRole('navigation').getByRole('link');
      const link = (text: string) => page.getByRole('link', { name: text, exact: true });
      const home = page
        .locator('.carousel-controls button')
        .or(link(copy.offer.action))
        .or(page.locator('footer').getByRole('link', { name: company.email }));
      const fields = page.getByRole('textbox');

      const sides = [...(await sidesOf(items.or(home)))];
      await link(messages.navigation.contact).tap();
      sides.push(...(await sidesOf(fields.or(page.getByRole('button')))));

      expect(sides).toHaveLength(3 + 5 + 4);
      expect(sides.filter(({ side }) => side < COMFORTABLE)).toEqual([]);
      // Safari on iOS zooms in on a field with smaller text.
      const sizes = await fields.evaluateAll((found) =>
        found.map((field) => parseFloat(getComputedStyle(field).fontSize)),
      );
      expect(sizes.filter((size) => size < 16)).toEqual([]);
    },
  );

  test('has a skip link that is a large enough target once it is visible', async () => {
    const { page } = await open(name);
    await page.keyboard.press('Tab');

    const box = await page.getByRole('link', { name: messages.navigation.skip }).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(COMFORTABLE);
  });
});
