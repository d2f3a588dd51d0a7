import type { Page } from 'playwright-core';
import { setUpBrowser } from './setup/open-page';
import { SITES } from './setup/sites';

const open = setUpBrowser();
/** Waits until the web font has loaded, which is after the first paint. */
async function webFontArrived(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family === 'Display' && status === 'loaded'),
  );
}

/** The fonts that the browser uses for an element's text, and whether each is a web font. */
async function fontsOf(page: Page, selector: string): Promise<{ name: string; own: boolean }[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName, isCustomFont }) => ({ name: familyName, own: isCustomFont }));
}

test.each(SITES)(
  'the amounts of $name use the web font for every character, including the currency',
  async ({ name: site }) => {
    const { page } = await open(site);
    await webFontArrived(page);

    const faces = await fontsOf(page, 'h1 > span:nth-of-type(2)');

    expect(faces.length).toBeGreaterThan(0);
    for (const { name, own } of faces)
      expect({ name, own }).toEqual({
        name: expect.stringContaining('Bricolage Grotesque'),
        own: true,
      });
  },
);

test.each(SITES)('all digits of an amount of $name have the same width', async ({ name }) => {
  const { page } = await open(name);
  await webFontArrived(page);

  const widths = await page
    .locator('h1 span')
    .nth(1)
    .evaluate((amount) =>
      [...'0123456789'].map((figure) => {
        amount.textContent = figure.repeat(10);
        return amount.getBoundingClientRect().width;
      }),
    );

  expect(new Set(widths).size).toBe(1);
});
