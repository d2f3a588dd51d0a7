import type { Page } from 'playwright-core';
import { SITES, type Site } from './setup/exports';
import { hydrated, setUpBrowser } from './setup/open-page';

const open = setUpBrowser();
/**
 * The minimum sides of any target (WCAG 2.2, 2.5.8) and of the main targets (2.5.5), in CSS pixels.
 */
const LEAST = 24;
const COMFORTABLE = 44;

interface Target {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Whether a click near the middle of each side reaches the target and nothing above it. */
  readonly clear: boolean;
}

/** Every visible target. */
async function targets(page: Page): Promise<Target[]> {
  const handles = await page
    .locator('a:visible, button:visible, input:visible, textarea:visible')
    .all();
  const all = await Promise.all(
    handles.map((handle) =>
      handle.evaluate((element) => {
        if (element.closest('[data-skip-to]')) return [];
        element.scrollIntoView({ block: 'center' });
        const { x, y, width, height } = element.getBoundingClientRect();
        const sides = [
          [x + 1, y + height / 2],
          [x + width - 1, y + height / 2],
          [x + width / 2, y + 1],
          [x + width / 2, y + height - 1],
        ] as const;
        const name =
          element.getAttribute('aria-label') ??
          element.getAttribute('name') ??
          element.textContent ??
          '';
        return [
          {
            name,
            width,
            height,
            clear: sides.every((side) => element.contains(document.elementFromPoint(...side))),
          },
        ];
      }),
    ),
  );
  return all.flat();
}

/** The main targets of each section, by the name of its navigation item. */
function mainTargets({ variant: { copy, strings }, company }: Site): Record<string, string[]> {
  const { home, about, contact } = strings.navigation;
  const { play, previous, next } = strings.banner;
  return {
    [home]: [home, about, contact, play, previous, next, copy.offer.action, company.email],
    [about]: [home, about, contact],
    [contact]: [home, about, contact, 'Name', 'Telephone', 'Message', strings.contact.send],
  };
}

describe.each(SITES)('for touch, the site of $name', (site) => {
  const { name } = site;
  const { navigation } = site.variant.strings;

  test.each([320, 1280])(
    'has large enough targets at %i px, larger ones for main actions, and fields that cause no zoom',
    async (width) => {
      // Reduced motion, because a pressed button shrinks for a moment.
      const { page } = await open(name, {
        viewport: { width, height: 740 },
        hasTouch: true,
        reducedMotion: 'reduce',
      });
      await hydrated(page);

      for (const [section, main] of Object.entries(mainTargets(site))) {
        await page.getByRole('navigation').getByRole('link', { name: section }).tap();
        await page.locator('nav [aria-current]', { hasText: section }).waitFor();
        const all = await targets(page);

        expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining(main));
        expect(
          all.filter(({ width, height, clear }) => Math.min(width, height) < LEAST || !clear),
        ).toEqual([]);
        expect(
          all.filter(
            ({ name, width, height }) =>
              main.includes(name) && Math.min(width, height) < COMFORTABLE,
          ),
        ).toEqual([]);
      }

      // Safari on iOS zooms in on a field with smaller text.
      const sizes = await page
        .getByRole('textbox')
        .evaluateAll((fields) =>
          fields.map((field) => parseFloat(getComputedStyle(field).fontSize)),
        );
      expect(sizes).toHaveLength(3);
      for (const size of sizes) expect(size).toBeGreaterThanOrEqual(16);
    },
  );

  test('has a skip link that is a large enough target once it is visible', async () => {
    const { page } = await open(name);
    await page.keyboard.press('Tab');

    const box = await page.getByRole('link', { name: navigation.skip }).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(COMFORTABLE);
  });
});
