import type { Page } from 'playwright-core';
import { WEB_FONT_ATTRIBUTE } from '@/lib/fonts/web-font-attribute';
import { findLayoutProblems } from './setup/layout-problems';
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
      const { page } = await open(name, { viewport, deviceScaleFactor });

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

describe('the measurement of the layout finds', () => {
  test.each<[string, string, string, RegExp]>([
    [
      'a word on two lines',
      'h1 + a',
      'inline-size: 3rem; overflow-wrap: anywhere',
      /broken in two/,
    ],
    ['a text beyond the screen', 'h1', 'translate: -4rem 0', /extends beyond the screen/],
    ['texts that overlap', 'h1 ~ div dl', 'margin-block-start: -5rem', /overlaps/],
    ['a clipped text', '#home ul li', 'block-size: 4px; overflow: hidden', /extends beyond its li/],
    ['a page that scrolls horizontally', 'footer', 'inline-size: 150vw', /scrolls horizontally/],
    [
      'a small amount',
      'h1 > span:nth-of-type(2)',
      'font-size: 2rem',
      /is 32 px large, the text 16/,
    ],
    [
      'a word before the larger amount',
      'h1 > span:nth-of-type(4)',
      'margin-inline-start: 1rem',
      /a word stands before ₹80,000/,
    ],
    [
      'a blurred picture',
      '[aria-label^="1 of"] img',
      'inline-size: 60rem',
      /has \d+ of 1920 pixels/,
    ],
  ])('%s', async (_, selector, style, problem) => {
    const { page } = await open('india', { deviceScaleFactor: 2, reducedMotion: 'reduce' });
    await page
      .locator(selector)
      .first()
      .evaluate((element, css) => {
        for (const rule of css.split(';')) {
          const [property = '', value = ''] = rule.split(':');
          (element as HTMLElement).style.setProperty(property.trim(), value.trim());
        }
      }, style);

    expect((await problemsOf(page)).join('\n')).toMatch(problem);
  });
});
