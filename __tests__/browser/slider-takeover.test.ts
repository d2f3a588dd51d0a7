import { STILL_PIXELS } from '@/lib/banner/css-rotation-controller';
import { SLIDE_INTERVAL_MS, SLIDE_TRANSITION_MS } from '@/lib/banner/timing';
import { hydrated, runtimeRequests, setUpBrowser, type VisitOptions } from './setup/open-page';
import {
  changeIntervals,
  distanceOf,
  median,
  recordedChanges,
  recordChanges,
  seekToChange,
  waitForChanges,
  waitForRest,
} from './setup/slide-changes';
import { slideLabel } from './setup/slide-label';

const open = setUpBrowser();

describe('the slider of the banner', () => {
  test('is not loaded for a visitor who only sends a message', async () => {
    const { page, requests } = await open('india', { path: '/#contact' });
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByText('Please provide complete information!').waitFor();
    const withoutSlider = new Set(runtimeRequests(requests));

    await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
    await page.getByRole('button', { name: 'Next slide' }).click();
    await page.locator('[data-started]').waitFor();
    expect(new Set(runtimeRequests(requests)).size).toBe(withoutSlider.size + 1);
  });

  test('continues from the slide that is shown, without a jump, and keeps the interval', async () => {
    const { page } = await open('india', {
      hasTouch: true,
      before: recordChanges,
    });
    await seekToChange(page);
    const before = await waitForChanges(page, 1);
    expect(before.at(-1)?.slide).toBe(slideLabel('india', 2));

    await page.getByRole('button', { name: 'Next slide' }).tap();
    await page.locator('[data-started]').waitFor();
    const after = await waitForChanges(page, 5);

    const slides = after.map(({ slide }) => slide);
    expect(slides.slice(0, 6)).toEqual(
      [1, 2, 3, 4, 5, 6].map((position) => slideLabel('india', position)),
    );
    const middle = median(changeIntervals(after.slice(2)));
    expect(Math.abs(middle - SLIDE_INTERVAL_MS)).toBeLessThanOrEqual(100);
  });

  test.each<[string, NonNullable<VisitOptions['before']>]>([
    ['while slides move', async () => undefined],
    [
      'while slides move in a hidden tab, which has no frames',
      (page) =>
        page.addInitScript(() => {
          window.requestAnimationFrame = () => 0;
        }),
    ],
  ])('takes over after one press on Next %s, without a jump', async (_, before) => {
    const { page } = await open('india', { before });
    await hydrated(page);
    await page.locator('.swiper-wrapper').evaluate(
      (row, time) => {
        for (const animation of row.getAnimations({ subtree: true })) {
          animation.pause();
          animation.currentTime = time;
        }
      },
      SLIDE_INTERVAL_MS + SLIDE_TRANSITION_MS / 6,
    );
    const earlier = await distanceOf(page, slideLabel('india', 2));
    expect(earlier).toBeGreaterThan(100);

    const distance = await page.getByRole('button', { name: 'Next slide' }).evaluate(
      (next, label) =>
        new Promise<number>((resolve) => {
          const slide = document.querySelector(`[aria-label="${label}"]`);
          const row = slide?.closest('[aria-live]');
          const left = (element?: Element | null) => element?.getBoundingClientRect().left ?? NaN;
          new MutationObserver(() => resolve(left(slide) - left(row))).observe(
            document.querySelector('[data-css-rotation]') as Element,
            { attributeFilter: ['data-started'] },
          );
          (next as HTMLButtonElement).click();
        }),
      slideLabel('india', 2),
    );

    expect(Math.abs(distance - earlier)).toBeLessThan(STILL_PIXELS);
    await page.locator(`[aria-label="${slideLabel('india', 3)}"]:not([inert])`).waitFor();
  });

  test('takes over a banner that the visitor pauses, at the slide that is shown', async () => {
    const { page } = await open('india', { hasTouch: true, before: recordChanges });
    await seekToChange(page);
    await waitForChanges(page, 1);
    await page.getByRole('button', { name: 'Pause the banner' }).tap();
    await page.locator('[data-started]').waitFor();
    await waitForRest(page, slideLabel('india', 2));

    expect((await recordedChanges(page)).map(({ slide }) => slide)).toEqual(
      [1, 2].map((position) => slideLabel('india', position)),
    );
    await page.getByRole('button', { name: 'Play the banner' }).tap();
    const [, , third] = await waitForChanges(page, 2);
    expect(third?.slide).toBe(slideLabel('india', 3));
  });
});
