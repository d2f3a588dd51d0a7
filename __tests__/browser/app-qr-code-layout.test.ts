import { findOverflow } from './setup/find-text-overflow';
import { setUpBrowser } from './setup/open-page';
import { CONFIGURED_SITES } from './setup/sites';

const open = setUpBrowser();

test.each(CONFIGURED_SITES)(
  'the QR code of $name is on wide screens with a mouse only, covers no text, and is as tall as the actions and lines beside it',
  async ({ name }) => {
    const viewport = { width: 1199, height: 768 };
    const { page } = await open(name, { viewport, reducedMotion: 'reduce' });
    const code = page.locator('.app-qr-code svg');
    await expect(code.isVisible()).resolves.toBe(false);
    for (const width of [1200, 1280, 1920]) {
      await page.setViewportSize({ width, height: 768 });
      await code.waitFor();
      const overflow = await findOverflow(page);
      expect({ width, overflow }).toEqual({ width, overflow: [] });

      // The tile of the code comes after the two elements of the offer that it is beside.
      const [actions, lines, tile] = await page
        .locator('#home h1 ~ *')
        .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect()));
      expect(tile?.top).toBeCloseTo(Number(actions?.top), 0);
      expect(tile?.bottom).toBeCloseTo(Number(lines?.bottom), 0);
    }

    const phone = await open(name, {
      viewport: { width: 1280, height: 768 },
      hasTouch: true,
      isMobile: true,
    });
    await expect(phone.page.locator('.app-qr-code svg').isVisible()).resolves.toBe(false);
  },
);
