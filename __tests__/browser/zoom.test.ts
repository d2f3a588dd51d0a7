import type { Page } from 'playwright-core';
import { focusedElement } from './setup/focused-element';
import { hydrated, setUpBrowser } from './setup/open-page';
import { findOverflow } from './setup/overflow';
import { SITES } from './setup/sites';

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
 * so each element gets twice the size that its styles give it. The test also doubles the
 * font size of `head`, as the loader would find it.
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

const asIs = async () => undefined;

const PHONE = { width: 360, height: 740 };

const DESK = { width: 1280, height: 800 };

interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** Screens that have the same text. A page is opened once for each row. */
const WAYS: readonly {
  readonly title: string;
  readonly change: (page: Page) => Promise<void>;
  readonly screens: readonly [Viewport, ...Viewport[]];
}[] = [
  {
    title: 'between a phone and a desk, and at 400 % zoom',
    change: asIs,
    screens: [
      { width: 640, height: 800 },
      { width: 320, height: 256 },
    ],
  },
  { title: 'with text of twice the size', change: doubleText, screens: [PHONE, DESK] },
  {
    title: 'with widely spaced text',
    change: spaceText,
    screens: [{ width: 320, height: 640 }, DESK],
  },
];

/** The names of the focused elements, forwards and backwards, that are below the top bar or off screen. */
async function coveredStops(page: Page): Promise<string[]> {
  const covered: string[] = [];
  for (const key of ['Tab', 'Shift+Tab'])
    for (let stop = 0; stop < 11; stop++) {
      await page.keyboard.press(key);
      const { name, visible } = await focusedElement(page);
      if (!visible) covered.push(name);
    }
  return covered;
}

describe.each(SITES)('the site of $name', ({ name, variant: { messages } }) => {
  test.each(WAYS)(
    '$title: shows every section without clipped, broken or covered text and without horizontal scrolling',
    async ({ change, screens }) => {
      const { page } = await open(name, { viewport: screens[0], reducedMotion: 'reduce' });
      await hydrated(page);
      await change(page);
      const navigation = page.getByRole('navigation');
      const show = (section: string) =>
        navigation.getByRole('link', { name: section, exact: true }).click();
      const faults = async () => ({
        overflow: await findOverflow(page),
        covered: await coveredStops(page),
      });
      const none = { overflow: [], covered: [] };

      for (const screen of screens) {
        await page.setViewportSize(screen);
        await waitForSlideWidth(page);

        await show(messages.navigation.home);
        expect({ screen, home: await faults() }).toEqual({ screen, home: none });

        await show(messages.navigation.about);
        expect({ screen, about: await faults() }).toEqual({ screen, about: none });

        await show(messages.navigation.contact);
        await page.getByRole('button', { name: messages.contact.send }).click();
        await page.getByRole('status').getByText(messages.contact.incomplete).waitFor();
        expect({ screen, contact: await faults() }).toEqual({ screen, contact: none });
      }
    },
  );

  test('a browser that doubles all text but not `rem` cuts off none, and the page does not scroll sideways', async () => {
    const { page } = await open(name, {
      viewport: { width: 320, height: 640 },
      reducedMotion: 'reduce',
      before: (opened) =>
        opened.addInitScript(() => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync('head { font-size: 200px !important }');
          document.adoptedStyleSheets = [sheet];
        }),
    });
    await doubleTextOnly(page);
    const navigation = page.getByRole('navigation');

    expect({ home: await findOverflow(page) }).toEqual({ home: [] });
    await navigation.getByRole('link', { name: messages.navigation.about }).click();
    expect({ about: await findOverflow(page) }).toEqual({ about: [] });
    await navigation.getByRole('link', { name: messages.navigation.contact }).click();
    expect({ contact: await findOverflow(page) }).toEqual({ contact: [] });

    await page.goto(new URL('/nowhere', page.url()).href);
    await doubleTextOnly(page);
    expect({ notFound: await findOverflow(page) }).toEqual({ notFound: [] });
  });
});
