import type { Page } from 'playwright-core';
import { SLIDE_INTERVAL_MS } from '@/lib/banner/timing';
import { copies } from '@/lib/region/editions';
import { REGIONS } from '@/lib/region/regions';
import { accessibilityTree } from './setup/accessibility-tree';
import { setUpBrowser } from './setup/open-page';
import { slideLabel } from './setup/slide-label';

const open = setUpBrowser();

interface Change {
  readonly slide: string;
  /** When the slide had reached the middle of the banner, in milliseconds. */
  readonly at: number;
  readonly hasPicture: boolean;
}

/** Records from the first frame on which slide covers the middle of the banner. */
async function recordChanges(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const changes: Change[] = [];
    Object.assign(window, { changes });
    const look = (at: number) => {
      const banner = document.querySelector('[aria-roledescription="carousel"]');
      const { x = 0, width = 0 } = banner?.getBoundingClientRect() ?? {};
      const shown = [...document.querySelectorAll('[aria-roledescription="slide"]')].find(
        (slide) => {
          const box = slide.getBoundingClientRect();
          const middle = x + width / 2;
          return box.width > 0 && box.x <= middle && middle < box.right;
        },
      );
      const slide = shown?.getAttribute('aria-label') ?? '';
      const picture = shown?.querySelector('img');
      if (slide && slide !== changes.at(-1)?.slide)
        changes.push({ slide, at, hasPicture: Boolean(picture?.complete && picture.naturalWidth) });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

function changes(page: Page): Promise<Change[]> {
  return page.evaluate(() => (window as unknown as { changes: Change[] }).changes);
}

async function changed(page: Page, times: number): Promise<Change[]> {
  await page.waitForFunction(
    (n) => (window as unknown as { changes: Change[] }).changes.length > n,
    times,
  );
  return changes(page);
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}

function intervals(changes: readonly Change[]): number[] {
  return changes.slice(1).map(({ at }, index) => at - (changes[index]?.at ?? 0));
}

const runtimeOf = (requests: readonly string[]) =>
  requests.filter((url) => url.includes('/_next/'));

describe.each(REGIONS)('before the runtime is there, the banner of %s', (region) => {
  const count = copies[region].en.slides.length;

  test('rotates and comes round again, and each picture is there before its slide', async () => {
    const { page, requests } = await open(region, { before: recordChanges });
    const seen = await changed(page, count);

    expect(seen.map(({ slide }) => slide)).toEqual([
      ...Array.from({ length: count }, (_, index) => `${index + 1} of ${count}`),
      `1 of ${count}`,
    ]);
    expect(seen.slice(1).filter(({ hasPicture }) => !hasPicture)).toEqual([]);
    const middle = median(intervals(seen.slice(1)));
    expect(Math.abs(middle - SLIDE_INTERVAL_MS)).toBeLessThanOrEqual(100);
    expect(runtimeOf(requests)).toEqual([]);
  });

  test('exposes only the slide that is shown to assistive technology', async () => {
    const { page } = await open(region, { before: recordChanges });
    const slides = async () =>
      (await accessibilityTree(page))
        .filter(({ role }) => role === 'group')
        .map(({ name }) => name);

    await page.locator('.swiper-slide[inert]').first().waitFor({ state: 'attached' });
    await expect(slides()).resolves.toEqual([`1 of ${count}`]);
    await changed(page, 1);
    await expect(slides()).resolves.toEqual([`2 of ${count}`]);
  });
});

describe('before the runtime is there, the banner stops', () => {
  test.each<[string, (page: Page) => Promise<unknown>]>([
    [
      'while a mouse is over its slides',
      (page) => page.locator(`[aria-label="${slideLabel('india', 1)}"]`).hover(),
    ],
    [
      'while a mouse is over its buttons',
      (page) => page.getByRole('button', { name: 'Next slide' }).hover(),
    ],
    ['for the keyboard focus', (page) => page.getByRole('button', { name: 'Next slide' }).focus()],
    [
      'at once for a press on Pause',
      (page) =>
        page
          .getByRole('button', { name: 'Pause the banner' })
          .evaluate((button: HTMLButtonElement) => button.click()),
    ],
  ])('%s', async (_, stop) => {
    const { page } = await open('india', {
      before: async (page) => {
        await recordChanges(page);
        await page.route('**/_next/**', () => undefined);
      },
    });
    await stop(page);
    await page.waitForTimeout(SLIDE_INTERVAL_MS + 1000);

    expect((await changes(page)).map(({ slide }) => slide)).toEqual([slideLabel('india', 1)]);
  });

  test('with reduced motion', async () => {
    const { page } = await open('india', { reducedMotion: 'reduce', before: recordChanges });
    await page.waitForTimeout(SLIDE_INTERVAL_MS + 1000);

    expect((await changes(page)).map(({ slide }) => slide)).toEqual([slideLabel('india', 1)]);
  });

  test('between two slides only after the second has arrived', async () => {
    const { page } = await open('india', { before: recordChanges });
    await changed(page, 1);
    await page.getByRole('button', { name: 'Next slide' }).hover();
    await page.locator('[data-paused]').waitFor();

    const banner = await page.locator('.swiper-wrapper').boundingBox();
    const shown = await page.locator(`[aria-label="${slideLabel('india', 2)}"]`).boundingBox();
    // The easing ends in steps of hundredths of a pixel, which nobody can see.
    expect(shown?.x).toBeCloseTo(banner?.x ?? NaN, 1);
  });
});

describe('the slider', () => {
  test('is not loaded for a visitor who only sends a message', async () => {
    const { page, requests } = await open('india', { path: '/#contact' });
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByText('Please provide complete information!').waitFor();
    const withoutSlider = new Set(runtimeOf(requests));

    await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
    await page.getByRole('button', { name: 'Next slide' }).click();
    await page.locator('[data-started]').waitFor();
    expect(new Set(runtimeOf(requests)).size).toBe(withoutSlider.size + 1);
  });

  test('continues from the slide that is shown, without a jump, and keeps the interval', async () => {
    const { page } = await open('india', {
      hasTouch: true,
      before: recordChanges,
    });
    const before = await changed(page, 1);
    expect(before.at(-1)?.slide).toBe(slideLabel('india', 2));

    await page.getByRole('button', { name: 'Next slide' }).tap();
    await page.locator('[data-started]').waitFor();
    const after = await changed(page, 5);

    const slides = after.map(({ slide }) => slide);
    expect(slides.slice(0, 6)).toEqual(
      [1, 2, 3, 4, 5, 6].map((position) => slideLabel('india', position)),
    );
    const middle = median(intervals(after.slice(2)));
    expect(Math.abs(middle - SLIDE_INTERVAL_MS)).toBeLessThanOrEqual(100);
  });

  test('takes over a paused banner where it stands', async () => {
    const { page } = await open('india', { hasTouch: true, before: recordChanges });
    await changed(page, 1);
    const left = () => page.locator(`[aria-label="${slideLabel('india', 2)}"]`).boundingBox();
    await page.getByRole('button', { name: 'Pause the banner' }).tap();
    await page.locator('[data-started]').waitFor();
    const banner = await page.locator('.swiper-initialized').boundingBox();

    expect((await left())?.x).toBeCloseTo(banner?.x ?? NaN, 2);
    expect((await changes(page)).map(({ slide }) => slide)).toEqual(
      [1, 2].map((position) => slideLabel('india', position)),
    );
    await page.getByRole('button', { name: 'Play the banner' }).tap();
    const [, , third] = await changed(page, 2);
    expect(third?.slide).toBe(slideLabel('india', 3));
  });
});
