import type { Page } from 'playwright-core';
import { findOverflow } from './setup/find-text-overflow';
import { focusedElement } from './setup/focused-element';
import { hydrated, setUpBrowser } from './setup/open-page';
import { SITES_OF_SLOW_TESTS } from './setup/sites';
import { expectToast } from './setup/toasts';
import { pressSend } from './setup/visitor-actions';

const open = setUpBrowser();

/** Doubles the browser's default text size. */
async function doubleText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '32px');
}

/** Sets the text spacing of WCAG 2.2, 1.4.12, through the CSSOM, which the page's policy allows. */
async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`);
    document.adoptedStyleSheets = [sheet];
  });
}

/** Waits until Swiper has given the slides their new width, a frame after it changes. */
async function waitForSlideWidth(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const slide = document.querySelector('.swiper-slide');
    return slide?.clientWidth === slide?.closest('.swiper-initialized')?.clientWidth;
  });
}

/**
 * Doubles all text, but neither `rem` nor `vw`, as Android's WebView and Firefox do. Chromium cannot,
 * so each element gets twice the size that its styles give it.
 */
async function doubleTextOnly(page: Page): Promise<void> {
  await page.evaluate(() => {
    const elements = [...document.body.querySelectorAll<HTMLElement>('*')];
    const sizes = elements.map((element) => parseFloat(getComputedStyle(element).fontSize));
    elements.forEach((element, index) => {
      element.style.fontSize = `${2 * (sizes[index] as number)}px`;
    });
  });
}

/** Doubles the font size of `head`, by which the loader notices such a browser. */
const doubleTextOfHead = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('head { font-size: 200px !important }');
    document.adoptedStyleSheets = [sheet];
  });

const PHONE = { width: 360, height: 740 };
const SMALL_PHONE = { width: 320, height: 640 };
const DESK = { width: 1280, height: 800 };

interface Way {
  readonly title: string;
  readonly before?: (page: Page) => Promise<unknown>;
  readonly change?: (page: Page) => Promise<void>;
  /** One page has these sizes in turn. The test follows the focus on the last, smallest one. */
  readonly screens: readonly { readonly width: number; readonly height: number }[];
}

const WAYS: readonly Way[] = [
  {
    title: 'between a phone and a desk, and at 400 % zoom',
    screens: [
      { width: 640, height: 800 },
      { width: 320, height: 256 },
    ],
  },
  { title: 'with text of twice the size', change: doubleText, screens: [DESK, PHONE] },
  {
    title: 'with text of twice the size, but not `rem`',
    before: doubleTextOfHead,
    change: doubleTextOnly,
    screens: [SMALL_PHONE],
  },
  { title: 'with widely spaced text', change: spaceText, screens: [DESK, SMALL_PHONE] },
];

/**
 * The names of the focused elements, forwards and backwards, that are below the top bar or off
 * screen. In a short section, Tab leaves the page before the last stop.
 */
async function coveredStops(page: Page): Promise<string[]> {
  const covered: string[] = [];
  for (const key of ['Tab', 'Shift+Tab'])
    for (let stop = 0; stop < 11; stop++) {
      await page.keyboard.press(key);
      const { name, visible, isBody } = await focusedElement(page);
      if (!visible) covered.push(name);
      if (isBody) break;
    }
  return covered;
}

describe.each(SITES_OF_SLOW_TESTS)('the site of $name', ({ name, variant: { messages } }) => {
  const { contact, navigation, notFound } = messages;

  test.each(WAYS)(
    '$title: shows every section and the 404 page without clipped, broken or covered text and without horizontal scrolling',
    async ({ before, change, screens }) => {
      const { page } = await open(name, { reducedMotion: 'reduce', ...(before && { before }) });
      await hydrated(page);
      await change?.(page);
      for (const screen of screens) {
        await page.setViewportSize(screen);
        await waitForSlideWidth(page);
        for (const section of [navigation.home, navigation.about, navigation.contact]) {
          const bar = page.getByRole('banner').getByRole('navigation');
          await bar.getByRole('link', { name: section, exact: true }).click();
          if (section === navigation.contact) {
            await page.getByText(contact.incomplete).waitFor({ state: 'detached' });
            await expectToast(page, contact.incomplete, () => pressSend(page, contact));
          }
          const overflow = await findOverflow(page);
          const followsFocus = screen === screens.at(-1) && change !== doubleTextOnly;
          const covered = followsFocus ? await coveredStops(page) : [];
          const none = { overflow: [], covered: [] };
          expect({ screen, section, overflow, covered }).toEqual({ screen, section, ...none });
        }
      }
      await page.goto(new URL('/nowhere', page.url()).href);
      await page.getByRole('link', { name: notFound.home }).waitFor();
      await change?.(page);
      expect({ notFound: await findOverflow(page) }).toEqual({ notFound: [] });
    },
  );
});
