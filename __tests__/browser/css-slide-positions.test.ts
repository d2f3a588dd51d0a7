import { SLIDE_INTERVAL_MS, SLIDE_TRANSITION_MS } from '@/components/home/banner/timing';
import { expectedSlideLabel } from './setup/expected-slide-label';
import { setUpBrowser } from './setup/open-page';
import { EXAMPLE_SITE } from './setup/sites';
import { distanceOf, seekToChange } from './setup/slide-changes';

const open = setUpBrowser();

test(`a link to the words of a hidden slide of ${EXAMPLE_SITE.name} does not move the slides out of their places`, async () => {
  const { name, variant } = EXAMPLE_SITE;
  const [, , words] = variant.copy.slides;
  const { page } = await open(name, {
    path: `/#:~:text=${encodeURIComponent(words?.title ?? '')}`,
  });

  await expect(distanceOf(page, expectedSlideLabel(variant, 1))).resolves.toBe(0);
});

test.each(['ltr', 'rtl'])(
  `before Swiper is there, the banner of ${EXAMPLE_SITE.name} shows one slide until the next comes in, also if a translator has set the direction %s`,
  async (direction) => {
    const { name } = EXAMPLE_SITE;
    const { page } = await open(name);
    await page.locator('html').evaluate((html, dir) => html.setAttribute('dir', dir), direction);

    const shown = await page.locator('.swiper-wrapper').evaluate(
      (row, times) => {
        const { left, right } = row.getBoundingClientRect();
        return times.map((time) => {
          for (const animation of row.getAnimations({ subtree: true })) {
            animation.pause();
            animation.currentTime = time;
          }
          return [...row.children].filter((slide) => {
            const box = slide.getBoundingClientRect();
            return box.right > left + 1 && box.left < right - 1;
          }).length;
        });
      },
      [0, 1, SLIDE_INTERVAL_MS - SLIDE_TRANSITION_MS - 1, SLIDE_INTERVAL_MS],
    );

    expect(shown).toEqual([1, 1, 1, 1]);
  },
);

test('beside the offer, too, all pictures load while the slides wait for the first change', async () => {
  const { page } = await open(EXAMPLE_SITE.name, { viewport: { width: 1280, height: 740 } });
  await page.locator('.swiper-wrapper').evaluate((row) => {
    for (const animation of row.getAnimations({ subtree: true })) animation.pause();
  });
  await seekToChange(page);

  await page.waitForFunction(() =>
    [...document.images].every(({ naturalWidth }) => naturalWidth > 0),
  );
});
