import { seekToChange } from './setup/banner';
import { setUpBrowser } from './setup/open-page';
import { SITES_OF_SLOW_TESTS } from './setup/sites';

const open = setUpBrowser();

describe.each(SITES_OF_SLOW_TESTS)('the first view of $name', ({ name, variant, company }) => {
  const { ask, headline } = variant.copy;

  test('shows the company, the range and the main action on small and common phones without scrolling', async () => {
    const { page } = await open(name);
    // A company that links its app has a second action below the first.
    const mainAction = page
      .getByRole('link', { name: variant.messages.offer.getApp })
      .or(page.getByRole('link', { name: ask }));
    const seen = [
      page.getByRole('banner').getByText(company.name),
      page.getByText(headline[1] ?? '', { exact: true }).first(),
      page.getByText(headline[3] ?? '', { exact: true }).first(),
      mainAction.first(),
    ];

    // On the small phone, the browser's own bars may cover the last pixels.
    for (const [width, height, visible] of [
      [320, 568, 560],
      [360, 740, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      const boxes = await Promise.all(seen.map((part) => part.boundingBox()));
      const hidden = boxes.filter((box) => !box || box.y < 0 || box.y + box.height > visible);
      expect({ width, hidden }).toEqual({ width, hidden: [] });
    }
  });

  test.each([
    { width: 360, largest: 40_000 },
    { width: 1280, largest: Infinity },
  ])(
    'has all pictures at $width px when the first change begins, on a phone under 40 kB',
    async ({ width, largest }) => {
      const viewport = { width, height: 740 };
      const { page } = await open(name, { viewport, deviceScaleFactor: 2 });
      await seekToChange(page);
      // While a picture waits to be loaded lazily, wherever it is, Chromium computes styles in every
      // frame in which a slide moves.
      await page.waitForFunction(() =>
        [...document.images].every(({ naturalWidth }) => naturalWidth > 0),
      );

      const sizes = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => /\.(avif|webp)$/.test(name))
          .map(({ encodedBodySize }) => encodedBodySize),
      );
      expect(sizes).not.toEqual([]);
      expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(largest);
    },
  );
});
