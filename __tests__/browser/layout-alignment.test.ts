import type { Page } from 'playwright-core';
import { hydrated, setUpBrowser } from './setup/open-page';
import { EXAMPLE_SITES, SITES } from './setup/sites';

const open = setUpBrowser();
/** Tall enough for the whole page. */
const HEIGHT = 4000;
const CONTACT_PANELS = '#contact div:has(> h1), #contact form';
const WIDTHS = [320, 360, 600, 704, 768, 1024, 1280, 1920];

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function boxes(page: Page, selector: string): Promise<Box[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { left, top, width, height };
    }),
  );
}

/** Groups numbers that differ by at most a pixel. */
function distinct(numbers: number[]): number[] {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted.filter((number, index) => index === 0 || number - (sorted[index - 1] ?? 0) > 1);
}

/** What one page shows at each width. */
interface Measured {
  readonly width: number;
  readonly banner: Box;
  readonly offer: Box;
  readonly cards: Box[];
  /** The last lines of the page, whose left edges are lines of the composition, too. */
  readonly footer: Box[];
  readonly slidePictures: { offsetLeft: number; offsetTop: number; offsetWidth: number }[];
}

async function measure(page: Page, width: number): Promise<Measured> {
  await page.setViewportSize({ width, height: HEIGHT });
  const [banner] = await boxes(page, '#home section[aria-roledescription]');
  const [offer] = await boxes(page, '#home div:has(> h1)');
  if (!banner || !offer) throw new Error('Both are on the page');
  return {
    width,
    banner,
    offer,
    cards: await boxes(page, '#home article'),
    footer: await boxes(page, 'footer p, footer dt'),
    slidePictures: await page.locator('.swiper-slide').evaluateAll((slides) =>
      slides.map((slide) => {
        const { offsetLeft, offsetTop, offsetWidth } = slide.lastElementChild as HTMLElement;
        return { offsetLeft, offsetTop, offsetWidth };
      }),
    ),
  };
}

describe.each(SITES)('the composition of $name', ({ name }) => {
  let all: Measured[];
  /** From this width the banner is beside the offer. */
  const wide = () => all.filter(({ width }) => width >= 600);

  beforeAll(async () => {
    const { page } = await open(name);
    all = [];
    for (const width of WIDTHS) all.push(await measure(page, width));
  });

  test('stands on at most three vertical lines from 320 to 1920 px', () => {
    for (const { width, banner, offer, cards, footer } of all) {
      expect(cards.length).toBeGreaterThan(3);
      expect(footer.length).toBeGreaterThan(2);
      const lines = distinct([banner, offer, ...cards, ...footer].map(({ left }) => left));
      expect({ width, lines: lines.slice(3) }).toEqual({ width, lines: [] });
    }
  });

  test('has cards of like height in each row from 320 to 1920 px', () => {
    const rows = all.flatMap(({ width, cards }) =>
      distinct(cards.map(({ top }) => top)).map((row) => ({
        width,
        heights: cards.filter(({ top }) => Math.abs(top - row) <= 1).map(({ height }) => height),
      })),
    );
    expect(rows.length).toBeGreaterThan(WIDTHS.length);
    expect(
      rows.filter(({ heights }) => Math.max(...heights) / Math.min(...heights) > 1.15),
    ).toEqual([]);
  });

  test('ends the banner and the offer on one line from 600 to 1920 px', () => {
    for (const { width, banner, offer } of wide())
      expect({ width, top: banner.top, height: banner.height }).toEqual({
        width,
        top: offer.top,
        height: offer.height,
      });
  });

  test('keeps the picture of each slide in one place and size from 704 to 1920 px', () => {
    for (const { width, slidePictures } of wide().filter(({ width }) => width >= 704)) {
      const [first, ...others] = slidePictures;
      expect(others.length).toBeGreaterThan(0);
      for (const picture of others) expect({ width, picture }).toEqual({ width, picture: first });
    }
  });

  test('keeps the controls clear of the pictures from 600 to 1920 px', async () => {
    const { page } = await open(name, { reducedMotion: 'reduce' });
    for (const width of [600, 704, 960, 1060, 1150, 1200, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: HEIGHT });
      const [picture] = await boxes(page, '.swiper-slide:first-child > :last-child');
      const next = (await boxes(page, '.carousel-controls :last-child'))[0];
      if (!picture || !next) throw new Error('Both are on the page');
      // A tenth of each picture is empty at the left, and a twentieth at the bottom.
      const beside = picture.left + picture.width / 10 >= next.left + next.width;
      const above = picture.top + 0.95 * picture.height <= next.top;
      expect({ width, apart: beside || above }).toEqual({ width, apart: true });
    }
  });

  test('shows nothing of the slide before it in a slide from 320 to 1920 px', async () => {
    const { page } = await open(name, { reducedMotion: 'reduce' });
    await hydrated(page);
    await page.locator('.carousel-controls button').last().click();

    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      // Swiper gives the slides their new width a frame later.
      await page.waitForFunction(() => {
        const [before, shown] = document.querySelectorAll('.swiper-slide');
        const right = before?.getBoundingClientRect().right ?? NaN;
        const { left, width } = shown?.getBoundingClientRect() ?? new DOMRect();
        return Math.abs(left - right) < 1 && width === shown?.parentElement?.clientWidth;
      });
      const found = await page.evaluate(() => {
        const [before, shown] = document.querySelectorAll('.swiper-slide');
        const { left, top, height } = shown?.getBoundingClientRect() ?? new DOMRect();
        const everyFourPixels = Array.from({ length: height / 4 }, (_, step) => top + 4 * step);
        return everyFourPixels
          .map((y) => document.elementsFromPoint(left + 2, y))
          .flat()
          .filter((element) => before?.contains(element)).length;
      });
      expect({ width, found }).toEqual({ width, found: 0 });
    }
  });

  test('shows the form of an upright tablet below the contact methods and as tall as the screen', async () => {
    const { page } = await open(name, { path: '/#contact' });
    for (const width of [600, 704, 768]) {
      await page.setViewportSize({ width, height: 1050 });
      const [panel, form] = await boxes(page, CONTACT_PANELS);
      if (!panel || !form) throw new Error('Both are on the page');
      expect(form.left).toBe(panel.left);
      expect(form.top).toBeGreaterThan(panel.top + panel.height);
      // `scrollHeight` would be rounded.
      const [body] = await boxes(page, 'body');
      const bottom = (body?.top ?? NaN) + (body?.height ?? NaN);
      expect(bottom - form.top - form.height).toBeLessThanOrEqual(24);
    }
  });

  test('shows the contact methods of a wide screen in rows of 72 px or more beside the form, on a panel as tall as it', async () => {
    const { page } = await open(name, { path: '/#contact' });
    for (const [width, height] of [
      [844, 390],
      [1024, 768],
      [1024, 1366],
      [1280, 800],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      const panels = await boxes(page, CONTACT_PANELS);
      const rows = await boxes(page, '#contact div:has(> h2)');
      expect(panels).toHaveLength(2);
      expect(distinct(panels.map(({ top }) => top))).toHaveLength(1);
      expect(distinct(panels.map(({ height }) => height))).toHaveLength(1);
      expect(rows).toHaveLength(2);
      for (const { height } of rows) expect(height).toBeGreaterThanOrEqual(72);
    }
  });
});

// A company name of two lines makes the bar taller.
test.each(EXAMPLE_SITES)(
  'shows the whole of About us without paragraphs on a wide screen: $name',
  async ({ name }) => {
    const { page } = await open(name, { path: '/#about' });
    for (const [width, height] of [
      [1024, 768],
      [1280, 800],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      const [body] = await boxes(page, 'body');
      expect({ width, fits: (body?.height ?? Infinity) <= height }).toEqual({ width, fits: true });
    }
  },
);
