import type { Locator, Page } from 'playwright-core';
import { WEB_FONT_ATTRIBUTE } from '@/lib/fonts/web-font-attribute';
import { serveBuild, type ServedBuild } from './setup/builds';
import { holdScripts } from './setup/hold-scripts';
import { setUpBrowser, waitForReact } from './setup/open-page';
import { EXAMPLE_SITE } from './setup/representative-sites';
import { waitUntil } from './setup/wait-until';

const open = setUpBrowser();
const { navigation } = EXAMPLE_SITE.variant.messages;

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

const section = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

describe.each([
  ['finished export', 'after hydration'],
  ['finished export', 'before hydration'],
  ['raw export', 'after hydration'],
] as const)('in the %s, %s,', (build, time) => {
  let served: ServedBuild;
  beforeAll(async () => (served = await serveBuild(build)));
  afterAll(() => served.close());

  test('Back and Forward return to where each section was read', async () => {
    const { page } = await open(EXAMPLE_SITE.name, {
      path: '/#home',
      origin: served.origin,
      // So that Contact us can be scrolled, too.
      viewport: { width: 360, height: 420 },
      waitUntil: 'commit',
      before: async (page) => {
        if (time === 'before hydration') await holdScripts(page);
      },
    });
    await (time === 'before hydration'
      ? page.waitForLoadState('domcontentloaded')
      : waitForReact(page, 'nav *'));
    await page.evaluate(() => document.fonts.ready);
    const choose = (name: string) =>
      page.getByRole('navigation').getByRole('link', { name }).click();
    const scroll = (top: number) =>
      page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    const isAt = (top: number) =>
      waitUntil(
        `the page is scrolled to ${top}`,
        async () => Math.abs((await page.evaluate(() => scrollY)) - top) < 1,
      );
    await scroll(900);
    await choose(navigation.contact);
    await section(page, navigation.contact).waitFor();
    await isAt(0);
    await scroll(60);
    await choose(navigation.about);
    await section(page, navigation.about).waitFor();

    for (const [go, top] of [
      ['goBack', 60],
      ['goBack', 900],
      ['goForward', 60],
      ['goForward', 0],
      ['goBack', 60],
    ] as const) {
      await page[go]({ waitUntil: 'commit' });
      await isAt(top);
    }
    await choose(navigation.home);
    await isAt(0);
  });
});
