import type { Page } from 'playwright-core';
import { regionCopy } from '@/lib/region/region-copy';
import { accessibilityTree } from './setup/accessibility-tree';
import { setUpBrowser, type RegionName } from './setup/site';

const open = setUpBrowser();
const REGIONS: RegionName[] = ['india', 'indonesia'];

/** Collects when each slide came to be shown, from inside the page so that no test machine's delay gets between. */
async function recordTurns(page: Page): Promise<void> {
  await page.evaluate(() => {
    const turns: { slide: string; at: number }[] = [];
    const shown = () => document.querySelector('[aria-roledescription="slide"]:not([inert])')?.getAttribute('aria-label') ?? '';
    let last = shown();
    new MutationObserver(() => {
      if (shown() === last || shown() === '') return;
      last = shown();
      turns.push({ slide: last, at: performance.now() });
    }).observe(document.querySelector('.swiper-wrapper') as Element, { attributes: true, subtree: true });
    Object.assign(window, { turns });
  });
}

function turns(page: Page): Promise<{ slide: string; at: number }[]> {
  return page.evaluate(() => (window as unknown as { turns: { slide: string; at: number }[] }).turns);
}

async function turned(page: Page, times: number): Promise<void> {
  await page.waitForFunction((n) => (window as unknown as { turns: unknown[] }).turns.length >= n, times);
}

function started(page: Page): Promise<void> {
  return page.locator('[data-started]').waitFor();
}

describe.each(REGIONS)('the banner of %s', (region) => {
  test('turns by itself, each slide resting 3000 ms, and comes round again', async () => {
    const { page } = await open(region);
    await started(page);
    await recordTurns(page);
    await turned(page, 4);

    const all = await turns(page);
    expect(all.map(({ slide }) => slide)).toEqual(['2 of 3', '3 of 3', '1 of 3', '2 of 3']);
    const rests = all.slice(1).map(({ at }, index) => at - (all[index]?.at ?? 0));
    // A slide's 3000 ms begin when the turn to it has ended; the turn takes 300 ms.
    for (const rest of rests) expect(Math.abs(rest - 3300)).toBeLessThan(300);
    await expect(
      page.locator('.swiper-initialized').evaluate((element) => {
        const { params } = (element as unknown as { swiper: { params: { autoplay: { delay: number }; allowTouchMove: boolean } } }).swiper;
        return [params.autoplay.delay, params.allowTouchMove];
      }),
    ).resolves.toEqual([3000, false]);
  });

  test('shows its first slide in the HTML, and has no dots', async () => {
    const { page } = await open(region, { javaScriptEnabled: false });

    await page.getByText(regionCopy[region].slides[0].title, { exact: true }).waitFor();
    await expect(page.locator('.swiper-pagination').count()).resolves.toBe(0);
  });

  test('does not follow a drag', async () => {
    const { page } = await open(region, { reducedMotion: 'reduce' });
    await started(page);
    await recordTurns(page);
    const box = await page.locator('.swiper-wrapper').boundingBox();
    if (!box) throw new Error('the banner has no box');

    await page.mouse.move(box.x + 300, box.y + 40);
    await page.mouse.down();
    await page.mouse.move(box.x + 20, box.y + 40, { steps: 10 });
    await page.mouse.up();

    await expect(turns(page)).resolves.toEqual([]);
    await expect(page.locator('.swiper-wrapper').boundingBox()).resolves.toEqual(box);
  });

  test('under reduced motion does not start, until its button is pressed', async () => {
    const { page } = await open(region, { reducedMotion: 'reduce' });
    await started(page);
    await recordTurns(page);
    const play = page.getByRole('button', { name: 'Play the banner' });
    await play.waitFor();
    expect(await page.locator('[aria-live]').first().getAttribute('aria-live')).toBe('polite');

    await play.click();
    await page.mouse.move(0, 0);

    await turned(page, 1);
    await page.getByRole('button', { name: 'Pause the banner' }).waitFor();
  });

  test('hides the slides that are out of sight from the tab order and the accessibility tree', async () => {
    const { page } = await open(region, { reducedMotion: 'reduce' });
    await started(page);

    const slides = async () =>
      (await accessibilityTree(page)).filter(({ role }) => role === 'group').map(({ name }) => name);

    await expect(slides()).resolves.toEqual(['1 of 3']);
    await page.getByRole('button', { name: 'Next slide' }).click();
    await page.locator('[aria-label="2 of 3"]:not([inert])').waitFor();
    await expect(slides()).resolves.toEqual(['2 of 3']);
    await page.getByRole('button', { name: 'Previous slide' }).click();
    await page.locator('[aria-label="1 of 3"]:not([inert])').waitFor();
    await expect(slides()).resolves.toEqual(['1 of 3']);
  });
});
