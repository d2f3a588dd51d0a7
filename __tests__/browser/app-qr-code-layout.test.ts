import type { Page } from 'playwright-core';
import { findOverflow } from './setup/find-text-overflow';
import { setUpBrowser } from './setup/open-page';
import { CONFIGURED_SITES } from './setup/sites';

const open = setUpBrowser();

/** How far a box is from the circle of the banner, in pixels. */
function distanceFromCircle(page: Page, { right, top, bottom }: DOMRect): Promise<number> {
  return page.locator('.carousel').evaluate(
    (banner, box) => {
      const { left, top, width } = getComputedStyle(banner, '::before');
      const { x, y } = banner.getBoundingClientRect();
      const radius = parseFloat(width) / 2;
      const [centreX, centreY] = [x + parseFloat(left) + radius, y + parseFloat(top) + radius];
      const above = Math.max(box.top - centreY, 0, centreY - box.bottom);
      return Math.hypot(Math.max(centreX - box.right, 0), above) - radius;
    },
    { right, top, bottom },
  );
}

test.each(CONFIGURED_SITES)(
  'the QR code of $name is on wide screens with a mouse only, covers no text, has one size, ends with the lines beside it, and is 24 px from the circle',
  async ({ name }) => {
    const viewport = { width: 1279, height: 768 };
    const { page, requests } = await open(name, { viewport, reducedMotion: 'reduce' });
    const files = () => requests.filter((url) => url.includes('app-qr-code'));
    const code = page.locator('.app-qr-code__code');
    await expect(code.isVisible()).resolves.toBe(false);
    expect(files()).toEqual([]);
    for (const width of [1280, 1366, 1440]) {
      await page.setViewportSize({ width, height: 768 });
      await code.waitFor();
      const overflow = await findOverflow(page);
      expect({ width, overflow }).toEqual({ width, overflow: [] });

      // The tile of the code comes after the two elements of the offer that it is beside.
      const [, lines, tile] = await page
        .locator('#home h1 ~ :not(dl)')
        .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect()));
      if (!lines || !tile) throw new Error('Both are on the page');
      expect([tile.width, tile.height]).toEqual([156, 166]);
      expect(tile.bottom).toBeCloseTo(lines.bottom, 0);
      expect(await distanceFromCircle(page, tile)).toBeGreaterThanOrEqual(24);
    }

    expect(files()).toHaveLength(1);

    const phone = await open(name, {
      viewport: { width: 1280, height: 768 },
      hasTouch: true,
      isMobile: true,
    });
    await expect(phone.page.locator('.app-qr-code__code').isVisible()).resolves.toBe(false);
  },
);
