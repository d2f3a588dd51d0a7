import type { Page } from 'playwright-core';
import { SITES } from './setup/exports';
import { setUpBrowser } from './setup/open-page';

const open = setUpBrowser();
/**
 * Tall enough for the whole page: cards off the screen have an estimated height
 * (content-visibility).
 */
const HEIGHT = 4000;
const WIDTHS = [320, 360, 600, 704, 768, 1024, 1280, 1920];

interface Box {
  readonly left: number;
  readonly top: number;
  readonly height: number;
  readonly fontSize: string;
}

function boxes(page: Page, selector: string): Promise<Box[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, height } = element.getBoundingClientRect();
      return { left, top, height, fontSize: getComputedStyle(element).fontSize };
    }),
  );
}

/** Groups numbers that differ by at most a pixel. */
function distinct(numbers: number[]): number[] {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted.filter((number, index) => index === 0 || number - (sorted[index - 1] ?? 0) > 1);
}

describe.each(SITES)('the composition of $name', ({ name }) => {
  test.each(WIDTHS)('stands on at most three vertical lines at %i px', async (width) => {
    const { page } = await open(name, { viewport: { width, height: HEIGHT } });

    const edges = await boxes(
      page,
      '#home section[aria-roledescription], #home div:has(> h1), #home article, footer p, footer dt',
    );

    expect(edges.length).toBeGreaterThan(8);
    expect(distinct(edges.map(({ left }) => left)).length).toBeLessThanOrEqual(3);
  });

  test.each(WIDTHS)('has cards of like height in each row at %i px', async (width) => {
    const { page } = await open(name, { viewport: { width, height: HEIGHT } });

    const cards = await boxes(page, '#home article');

    for (const row of distinct(cards.map(({ top }) => top))) {
      const heights = cards
        .filter(({ top }) => Math.abs(top - row) <= 1)
        .map(({ height }) => height);
      expect(Math.max(...heights) / Math.min(...heights)).toBeLessThanOrEqual(1.15);
    }
  });

  test.each([704, 1024, 1280, 1920])(
    'ends the banner and the offer on one line at %i px',
    async (width) => {
      const { page } = await open(name, { viewport: { width, height: HEIGHT } });

      const [banner, offer] = await boxes(
        page,
        '#home section[aria-roledescription], #home div:has(> h1)',
      );

      expect(banner?.top).toBe(offer?.top);
      expect(banner?.height).toBe(offer?.height);
    },
  );

  test('changes the size of the feature titles at most twice from 320 to 1920 px', async () => {
    const { page } = await open(name);
    const sizes: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      const cards = await boxes(page, '#home article h2 > span');
      const [size, ...others] = new Set(cards.map(({ fontSize }) => fontSize));
      expect(others).toEqual([]);
      sizes.push(size ?? '');
    }

    const changes = sizes.filter((size, index) => index > 0 && size !== sizes[index - 1]);
    expect(changes.length).toBeLessThanOrEqual(2);
  });
});
