import type { Page } from 'playwright-core';
import { REGIONS } from '@/lib/region/regions';
import { misfits } from './setup/misfits';
import { hydrated, setUpBrowser } from './setup/site';

const open = setUpBrowser();
/** The visitor's own text spacing, as WCAG 2.2, 1.4.12 has it. Through the CSSOM, which the page's policy leaves alone. */
async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`);
    document.adoptedStyleSheets = [sheet];
  });
}

/** The browser's text size, set to twice what it is by default. */
async function doubleText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '32px');
}

const asIs = async () => undefined;

const WAYS: [string, { width: number; height: number }, (page: Page) => Promise<void>][] = [
  ['on a screen 320 px wide', { width: 320, height: 640 }, asIs],
  ['on a screen between a phone and a desk', { width: 640, height: 800 }, asIs],
  ['at 400 % zoom', { width: 320, height: 256 }, asIs],
  ['with text of twice the size on a phone', { width: 360, height: 740 }, doubleText],
  ['with text of twice the size on a desk', { width: 1280, height: 800 }, doubleText],
  ['with widely spaced text on a phone', { width: 320, height: 640 }, spaceText],
  ['with widely spaced text on a desk', { width: 1280, height: 800 }, spaceText],
];

/** The names of the stops, there and back, at which the focus is not to be seen: under the bar, or off the screen. */
async function coveredStops(page: Page): Promise<string[]> {
  const covered: string[] = [];
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop < 11; stop++) {
      await page.keyboard.press(key);
      const name = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        if (element === document.body) return '';
        const box = element.getBoundingClientRect();
        // A tall field may go on below the screen: its beginning is what is looked for.
        const at = document.elementFromPoint(
          box.x + box.width / 2,
          box.y + Math.min(box.height / 2, 20),
        );
        return element.contains(at)
          ? ''
          : element.textContent ||
              element.getAttribute('aria-label') ||
              element.getAttribute('name');
      });
      if (name) covered.push(name);
    }
  }
  return covered;
}

describe.each(REGIONS)('the site of %s', (region) => {
  test.each(WAYS)(
    '%s shows every section whole: nothing cut off or broken, nothing under the bar, no scrolling sideways',
    async (_, viewport, change) => {
      const { page } = await open(region, { viewport, reducedMotion: 'reduce' });
      await hydrated(page);
      await page.locator('[data-started]').waitFor();
      await change(page);
      const navigation = page.getByRole('navigation');

      expect({ home: await misfits(page), covered: await coveredStops(page) }).toEqual({
        home: [],
        covered: [],
      });
      await page.getByRole('button', { name: 'Next slide' }).click();

      await navigation.getByRole('link', { name: 'About us' }).click();
      expect({ about: await misfits(page), covered: await coveredStops(page) }).toEqual({
        about: [],
        covered: [],
      });

      await navigation.getByRole('link', { name: 'Contact us' }).click();
      await page.getByRole('button', { name: 'Send Message' }).click();
      await page.getByText('Please provide complete information!').waitFor();
      expect({ contact: await misfits(page), covered: await coveredStops(page) }).toEqual({
        contact: [],
        covered: [],
      });
    },
  );
});
