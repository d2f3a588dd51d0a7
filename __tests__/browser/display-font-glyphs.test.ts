import { setUpBrowser } from './setup/open-page';
import { SITES } from './setup/sites';

const open = setUpBrowser();

// The width of its digits is tested in lib/fonts.
test.each(SITES)(
  'the amounts of $name use the web font for every character, including the currency',
  async ({ name }) => {
    const { page } = await open(name);
    // It loads after the first paint.
    await page.waitForFunction(() =>
      [...document.fonts].some(({ family, status }) => family === 'Display' && status === 'loaded'),
    );
    const session = await page.context().newCDPSession(page);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument');
    const selector = 'h1 > span:nth-of-type(2)';
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });

    expect(fonts.map(({ familyName, isCustomFont }) => [familyName, isCustomFont])).toEqual([
      [expect.stringContaining('Bricolage Grotesque'), true],
    ]);
  },
);
