import type { Page } from 'playwright-core';
import { WEB_FONT_ATTRIBUTE } from '@/lib/fonts/web-font-constants';
import { findLayoutProblems } from './setup/find-layout-problems';
import { setUpBrowser } from './setup/open-page';
import { SITES } from './setup/sites';

const open = setUpBrowser();

const SCREENS = [
  { width: 360, height: 740, deviceScaleFactor: 2 },
  { width: 1280, height: 800, deviceScaleFactor: 1 },
] as const;

const problemsOf = (page: Page) => findLayoutProblems((expression) => page.evaluate(expression));

describe.each(SITES)('the site of $name', ({ name }) => {
  test.each(SCREENS)(
    'fits and is sharp in every section at $width px',
    async ({ deviceScaleFactor, ...viewport }) => {
      const { page } = await open(name, { viewport, deviceScaleFactor, reducedMotion: 'reduce' });

      for (const path of ['/', '/#about', '/#contact']) {
        await page.goto(new URL(path, page.url()).href);
        expect({ path, problems: await problemsOf(page) }).toEqual({ path, problems: [] });
      }
    },
  );

  test('opens each section on a phone in landscape without a cut-off top bar above it', async () => {
    const { page } = await open(name, { viewport: { width: 640, height: 360 } });
    const bar = page.getByRole('banner');
    // The bar may become taller when its font arrives.
    await page.locator(`[${WEB_FONT_ATTRIBUTE}]`).waitFor();
    await page.evaluate(() => document.fonts.ready);

    for (const link of await page.getByRole('navigation').getByRole('link').all()) {
      await link.click();
      const box = await bar.boundingBox();
      expect(box && (box.y >= 0 || box.y + box.height < 0.5)).toBe(true);
    }
  });
});

test.each([
  [/broken in two/, 'h1 + a', 'inline-size: 3rem; overflow-wrap: anywhere'],
  [/extends beyond the screen/, 'h1', 'translate: -4rem 0'],
  [/overlaps/, '#home dd', 'translate: 0 3rem'],
  [/extends beyond its dd/, '#home dd', 'block-size: 4px; overflow: hidden'],
  [/scrolls horizontally/, 'footer', 'inline-size: 150vw'],
  [/is 32 px large, the text 16/, 'h1 > span:nth-of-type(1)', 'font-size: 2rem'],
  [/has \d+ of 1920 pixels/, '[aria-label^="1 of"] img', 'inline-size: 60rem'],
])('the measurement of the layout finds %s for %s { %s }', async (problem, selector, style) => {
  const { page } = await open('india', { deviceScaleFactor: 2, reducedMotion: 'reduce' });
  const changed = page.locator(selector).first();
  await changed.evaluate((element: HTMLElement, css) => (element.style.cssText += css), style);

  expect((await problemsOf(page)).join('\n')).toMatch(problem);
});
