import type { Page } from 'playwright-core';
import { WEB_FONT_ATTRIBUTE } from '@/lib/kit/page-scripts/web-font-constants';
import { setUpBrowser } from './setup/open-page';
import { SITES_OF_SLOW_TESTS } from './setup/sites';

const open = setUpBrowser();
/** Tall enough that no screen limits the height of the hero. */
const HEIGHT = 1200;
const WIDTHS = [320, 360, 600, 704, 768, 960, 1024, 1150, 1280, 1440, 1920];
/** From this width the banner is beside the offer. */
const WIDE = 640;
/** The cards and the facts of the footer stand on these of twelve columns. */
const COLUMNS = [0, 3, 6, 9];
/** And from this width the words of the banner on this one. */
const TWELVE_COLUMNS = 960;
const COLUMN_OF_WORDS = 7;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The boxes of the elements that are on the page. The cost figures are there twice, shown once. */
function boxes(page: Page, selector: string): Promise<Box[]> {
  return page
    .locator(selector)
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => element.getBoundingClientRect().toJSON() as Box),
    );
}

/** Groups numbers that differ by at most a pixel. */
function distinct(numbers: number[]): number[] {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted.filter((number, index) => index === 0 || number - (sorted[index - 1] ?? 0) > 1);
}

describe.each(SITES_OF_SLOW_TESTS)('the composition of $name', ({ name }) => {
  test('aligns everything to one grid, the bottom of the banner to that of the offer, and the pictures of all slides in one place, clear of the controls, from 320 to 1920 px', async () => {
    const { page } = await open(name, { reducedMotion: 'reduce' });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      const columns = await boxes(page, '#home section, #home div:has(> h1)');
      const [headline] = await boxes(page, 'h1');
      const words = width < TWELVE_COLUMNS ? [] : await boxes(page, '.swiper-slide p');
      const cards = await boxes(page, '#home article');
      const others = [...cards, ...(await boxes(page, 'footer p, footer dt'))];
      expect(columns).toHaveLength(2);
      expect(others.length).toBeGreaterThan(6);
      const lines = distinct(others.map(({ left }) => left));
      const first = Math.min(...lines);
      // A long value of the footer may reach into the gap.
      const end = Math.max(...cards.map(({ right }) => right));
      const gap = Math.min(32, Math.max(24, 0.03 * width)) * (width < 1600 ? 1 : 1.125);
      const step = (end - first + gap) / 12;
      // The rates of an online lender are four in a row also on a phone.
      const elsewhere = lines.filter((line) =>
        COLUMNS.every((column) => Math.abs(first + column * step - line) > 1),
      );
      const startOfWords = first + COLUMN_OF_WORDS * step;
      // The headline and the texts of the cards begin where terms or their values do.
      const terms = await boxes(page, '#home > div > dl :is(dt, dd)');
      const texts = await boxes(page, width < WIDE ? '#home h1' : '#home h1, article h2');
      const unlike = texts.filter(({ left }) =>
        terms.every((term) => Math.abs(term.left - left) > 1),
      );
      // From this width each term begins on one of these lines, too, unless it shares a value.
      const labels = width < WIDE ? [] : await boxes(page, '#home > div > dl dt:first-child');
      const off = labels.filter(({ left }) =>
        texts.every((text) => Math.abs(text.left - left) > 1),
      );
      const astray = words.filter(({ left }) => Math.abs(left - startOfWords) > 1);
      // The edge of the hero, or on a phone and on a very wide screen that of its text.
      const starts = [headline, ...columns].some((box) => box && Math.abs(box.left - first) <= 1);
      const ends = width < WIDE ? [] : distinct(columns.map(({ bottom }) => bottom)).slice(1);
      expect({ width, elsewhere, unlike, off, astray, starts, ends }).toEqual({
        width,
        elsewhere: [],
        unlike: [],
        off: [],
        astray: [],
        starts: true,
        ends: [],
      });
      if (width < WIDE) continue;

      const slides = await boxes(page, '.swiper-slide');
      const pictures = await boxes(page, '.swiper-slide > :last-child');
      const [picture] = pictures;
      const [next] = await boxes(page, '.carousel-controls :last-child');
      if (!picture || !next) throw new Error('Both are on the page');
      const places = pictures.map(
        ({ left, top }, index) => left - (slides[index]?.left ?? 0) + top,
      );
      const beside = picture.left >= next.right;
      const above = picture.bottom <= next.top;
      // A narrower column has titles of other heights.
      const moved = width < 704 ? [] : distinct(places).slice(1);
      expect({ width, moved, apart: beside || above }).toEqual({ width, moved: [], apart: true });
    }
  });

  test('shows the form below the contact methods on an upright tablet, and beside them, as tall as they are, on a wide screen', async () => {
    const { page } = await open(name, { path: '/#contact' });
    for (const [width, height] of [
      [600, 1050],
      [768, 1050],
      [844, 390],
      [1024, 768],
      [1024, 1366],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      const panels = await boxes(page, '#contact div:has(> h1), #contact form');
      const [methods, form] = panels;
      if (!methods || !form) throw new Error('Both are on the page');
      const beside = width > height || width >= 960;
      expect({ width, height, beside: form.left > methods.right }).toMatchObject({ beside });
      expect({ width, below: form.top >= methods.bottom }).toMatchObject({ below: !beside });
      if (beside) expect(distinct(panels.map(({ bottom }) => bottom))).toHaveLength(1);
    }
  });

  test('opens each section on a phone in landscape without a cut-off top bar above it', async () => {
    const { page } = await open(name, { viewport: { width: 640, height: 360 } });
    const bar = page.getByRole('banner');
    // The bar may become taller when its font arrives.
    await page.locator(`[${WEB_FONT_ATTRIBUTE}]`).waitFor();
    await page.evaluate(() => document.fonts.ready);

    for (const link of await bar.getByRole('navigation').getByRole('link').all()) {
      await link.click();
      const box = await bar.boundingBox();
      expect(box && (box.y >= 0 || box.y + box.height < 0.5)).toBe(true);
    }
  });
});
