import { hydrated, setUpBrowser } from './setup/open-page';
import { SITES_OF_SLOW_TESTS } from './setup/sites';

const open = setUpBrowser();

/**
 * The minimum sides of the main targets in CSS pixels (WCAG 2.2, 2.5.5). `accessibility.test.ts`
 * checks the minimum of any target (2.5.8) with axe.
 */
const COMFORTABLE = 44;

/** The controls of the page, without the links within a text. */
const TARGETS = 'nav a, .primary-button, footer [href^="mailto:"], button, input, textarea';

test.each(SITES_OF_SLOW_TESTS)(
  'for touch, the site of $name has large enough targets, its skip link too, and fields that cause no zoom',
  async ({ name, variant: { messages } }) => {
    // Reduced motion, because a pressed button shrinks for a moment.
    const { page } = await open(name, { hasTouch: true, reducedMotion: 'reduce' });
    await hydrated(page);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: messages.navigation.skip });
    const { width = 0, height = 0 } = (await skip.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(COMFORTABLE);
    await skip.blur();

    const items = page.getByRole('banner').getByRole('navigation').getByRole('link');
    for (const width of [320, 1280])
      for (const [section, targets] of [
        [messages.navigation.home, 3 + 5],
        [messages.navigation.contact, 3 + 4],
      ] as const) {
        await page.setViewportSize({ width, height: 740 });
        await items.filter({ hasText: section }).tap();
        const sides = await page.locator(`:is(${TARGETS}):visible`).evaluateAll((elements) =>
          elements.map((element) => {
            const { width, height } = element.getBoundingClientRect();
            // A link in a line has a pseudo element that is taller.
            const { position, height: taller } = getComputedStyle(element, '::after');
            const target = position === 'absolute' ? parseFloat(taller) : height;
            return { html: element.outerHTML, side: Math.min(width, Math.max(height, target)) };
          }),
        );
        expect(sides.length).toBeGreaterThanOrEqual(targets);
        expect(sides.filter(({ side }) => side < COMFORTABLE)).toEqual([]);
      }
    // Safari on iOS zooms in on a field with smaller text.
    const sizes = await page
      .getByRole('textbox')
      .evaluateAll((all) => all.map((field) => parseFloat(getComputedStyle(field).fontSize)));
    expect(sizes.filter((size) => size < 16)).toEqual([]);
  },
);
