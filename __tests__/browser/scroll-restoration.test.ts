import type { Page } from 'playwright-core';
import { WEB_FONT_ATTRIBUTE } from '@/lib/fonts/web-font-attribute';
import { holdScripts } from './setup/hold-scripts';
import { setUpBrowser, waitForReact } from './setup/open-page';
import { EXAMPLE_SITE } from './setup/representative-sites';
import { waitUntil } from './setup/wait-until';

const open = setUpBrowser();
const { name, variant } = EXAMPLE_SITE;
const { navigation } = variant.messages;

const link = (page: Page, label: string) =>
  page.getByRole('navigation').getByRole('link', { name: label });
const section = (page: Page, label: string) => page.getByRole('heading', { level: 1, name: label });
const scrollTop = (page: Page) => page.evaluate(() => scrollY);
const isAt = (page: Page, top: number) =>
  waitUntil(
    `the page is scrolled to ${top}`,
    async () => Math.abs((await scrollTop(page)) - top) < 1,
  );

// A keyboard and assistive technology focus a link before they follow it.
test.each([
  ['with scripts', true],
  ['without scripts', false],
])(
  '%s, Back returns to where Home was read after a focused link was followed',
  async (_, javaScriptEnabled) => {
    const { page } = await open(name, { javaScriptEnabled });
    // The page becomes longer or shorter when its fonts arrive.
    if (javaScriptEnabled) await page.locator(`[${WEB_FONT_ATTRIBUTE}]`).waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.mouse.move(180, 400);
    await page.mouse.wheel(0, 900);
    await isAt(page, 900);

    await link(page, navigation.contact).focus();
    await page.keyboard.press('Enter');
    await section(page, navigation.contact).waitFor();
    await page.goBack({ waitUntil: 'commit' });

    await isAt(page, 900);
  },
);

test.each(['before', 'after'])(
  '%s hydration, Back and Forward return to where each section was read',
  async (time) => {
    const { page } = await open(name, {
      path: '/#home',
      // So that Contact us can be scrolled, too.
      viewport: { width: 360, height: 420 },
      waitUntil: 'domcontentloaded',
      before: async (page) => void (time === 'before' && (await holdScripts(page))),
    });
    if (time === 'after') await waitForReact(page, 'nav *');
    await page.evaluate(() => document.fonts.ready);
    const scroll = (top: number) =>
      page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await scroll(900);
    await link(page, navigation.contact).click();
    await section(page, navigation.contact).waitFor();
    await isAt(page, 0);
    await scroll(60);
    await link(page, navigation.about).click();
    await section(page, navigation.about).waitFor();

    for (const [go, top] of [
      ['goBack', 60],
      ['goBack', 900],
      ['goForward', 60],
      ['goForward', 0],
    ] as const) {
      await page[go]({ waitUntil: 'commit' });
      await isAt(page, top);
    }
  },
);
