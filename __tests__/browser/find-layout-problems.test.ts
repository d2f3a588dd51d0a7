import { findLayoutProblems } from './setup/find-layout-problems';
import { setUpBrowser } from './setup/open-page';

const open = setUpBrowser();

test.each([
  [/broken in two/, 'h1 + a', 'inline-size: 3rem; overflow-wrap: anywhere'],
  [/extends beyond the screen/, 'h1', 'translate: -4rem 0'],
  [/overlaps/, '#home dd', 'translate: -9rem 0'],
  [/extends beyond its dd/, '#home dd', 'block-size: 4px; overflow: hidden'],
  [/extends beyond its article/, 'article span', 'translate: 0 20rem'],
  [/scrolls horizontally/, 'footer', 'inline-size: 150vw'],
  [/is 32 px large, the text 16/, 'h1 > span:nth-of-type(1)', 'font-size: 2rem'],
  [/2,000 is on two lines/, 'h1 > span:nth-of-type(1)', 'font-size: 7rem'],
  [/has \d+ of 1920 pixels/, '[aria-label^="1 of"] img', 'inline-size: 60rem'],
])('the measurement of the layout finds %s for %s { %s }', async (problem, selector, style) => {
  const { page } = await open('india', { deviceScaleFactor: 2, reducedMotion: 'reduce' });
  // In the fallback font, the large amount is on one line.
  await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
  const changed = page.locator(selector).first();
  await changed.evaluate((element: HTMLElement, css) => (element.style.cssText += css), style);

  const problems = await findLayoutProblems((expression) => page.evaluate(expression));
  expect(problems.join('\n')).toMatch(problem);
});
