import type { Locator, Page } from 'playwright-core';
import { WEB_FONT_ATTRIBUTE } from '@/lib/fonts/web-font-attribute';
import { setUpBrowser } from './setup/open-page';
import { waitUntil } from './setup/wait-until';

const open = setUpBrowser();

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('%s, Back returns to the scroll position of Home', (_, javaScriptEnabled) => {
  test.each<[string, (page: Page, link: Locator) => Promise<void>]>([
    [
      'a mouse',
      async (page, link) => {
        // Not `link.click()`, which may scroll before it clicks.
        const box = await link.boundingBox();
        if (!box) throw new Error('the link has no box');
        await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      },
    ],
    [
      'a keyboard',
      async (page, link) => {
        const isFocused = () => link.evaluate((element) => element === document.activeElement);
        while (!(await isFocused())) await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
      },
    ],
    [
      'assistive technology, which focuses the link before it follows it',
      async (page, link) => {
        await link.focus();
        await page.keyboard.press('Enter');
      },
    ],
  ])('if a link of the top bar was followed with %s', async (_, follow) => {
    const { page } = await open('india', { javaScriptEnabled });
    const scrollTop = () => page.evaluate(() => scrollY);
    // The page becomes longer or shorter when its fonts arrive.
    if (javaScriptEnabled) await page.locator(`[${WEB_FONT_ATTRIBUTE}]`).waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.mouse.move(180, 400);
    await page.mouse.wheel(0, 900);
    await waitUntil('the page is scrolled', async () => (await scrollTop()) > 899);

    await follow(page, page.getByRole('navigation').getByRole('link', { name: 'Contact us' }));
    await page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor();
    await page.goBack({ waitUntil: 'commit' });

    await waitUntil('the page is scrolled', async () => Math.abs((await scrollTop()) - 900) < 1);
  });
});
