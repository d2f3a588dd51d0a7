import type { Page } from 'playwright-core';
import { findLayoutProblems } from './setup/find-layout-problems';
import { setUpBrowser } from './setup/open-page';

const open = setUpBrowser();

const problemsOf = async (page: Page) =>
  (await findLayoutProblems((expression) => page.evaluate(expression))).join('\n');

test('the measurement of the layout finds each problem', async () => {
  const { page } = await open('india', { deviceScaleFactor: 2, reducedMotion: 'reduce' });
  // In the fallback font, the large amount is on one line.
  await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
  for (const [problem, selector, style] of [
    [/broken in two/, 'h1 + a', 'inline-size: 3rem; overflow-wrap: anywhere'],
    [/extends beyond the screen/, 'h1', 'translate: -4rem 0'],
    [/overlaps/, '#home dd', 'translate: -9rem 0'],
    [/extends beyond its dd/, '#home dd', 'block-size: 4px; overflow: hidden'],
    [/extends beyond its article/, 'article span', 'translate: 0 20rem'],
    [/scrolls horizontally/, 'footer', 'inline-size: 150vw'],
    [/is 32 px large, the text 16/, 'h1 > span:nth-of-type(1)', 'font-size: 2rem'],
    [/2,000 is on two lines/, 'h1 > span:nth-of-type(1)', 'font-size: 7rem'],
    [/has \d+ of 1920 pixels/, '[aria-label^="1 of"] img', 'inline-size: 60rem'],
  ] as const) {
    const changed = page.locator(selector).first();
    const before = await changed.evaluate((element: HTMLElement, css) => {
      const { cssText } = element.style;
      element.style.cssText += css;
      return cssText;
    }, style);
    expect(await problemsOf(page)).toMatch(problem);
    await changed.evaluate((element: HTMLElement, css) => (element.style.cssText = css), before);
    expect(await problemsOf(page)).toBe('');
  }
});
