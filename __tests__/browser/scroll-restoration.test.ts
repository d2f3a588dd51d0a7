import type { Page } from 'playwright-core';
import { WEB_FONT_ATTRIBUTE } from '@/lib/kit/page-scripts/web-font-constants';
import { holdScripts } from './setup/before-load';
import { setUpBrowser, waitForReact } from './setup/open-page';
import { EXAMPLE_SITE } from './setup/sites';
import { navigationLink } from './setup/visitor-actions';
import { waitUntil } from './setup/wait-until';

const open = setUpBrowser();
const { name, variant } = EXAMPLE_SITE;
const { navigation } = variant.messages;

const section = (page: Page, label: string) => page.getByRole('heading', { level: 1, name: label });
const scrollTop = (page: Page) => page.evaluate(() => scrollY);
const isAt = (page: Page, top: number) =>
  waitUntil(
    `the page is scrolled to ${top}`,
    async () => Math.abs((await scrollTop(page)) - top) < 1,
  );

test.each(['without scripts', 'before hydration', 'after hydration'])(
  '%s, Back and Forward return to where each section was read (without scripts: Home)',
  async (time) => {
    const hasScripts = time !== 'without scripts';
    const { page } = await open(name, {
      path: hasScripts ? '/#home' : '/',
      javaScriptEnabled: hasScripts,
      // So that Contact us can be scrolled, too.
      viewport: { width: 360, height: 420 },
      waitUntil: 'domcontentloaded',
      ...(time === 'before hydration' && { before: holdScripts().before }),
    });
    if (time === 'after hydration') await waitForReact(page, 'header nav *');
    // The page becomes longer or shorter when its fonts arrive.
    if (hasScripts) await page.locator(`[${WEB_FONT_ATTRIBUTE}]`).waitFor();
    await page.evaluate(() => document.fonts.ready);
    const scroll = (top: number) =>
      page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    // A keyboard and assistive technology focus a link before they follow it.
    const follow = async (label: string) => {
      await navigationLink(page, label).focus();
      await page.keyboard.press('Enter');
      await section(page, label).waitFor();
    };
    await scroll(900);
    await follow(navigation.contact);
    await isAt(page, 0);
    await scroll(60);
    await follow(navigation.about);

    for (const [go, top] of [
      ['goBack', 60],
      ['goBack', 900],
      ['goForward', 60],
      ['goForward', 0],
    ] as const) {
      await page[go]({ waitUntil: 'commit' });
      // Without scripts Chromium scrolls to the element of the fragment, if the URL has one.
      if (hasScripts || top === 900) await isAt(page, top);
    }
  },
);
