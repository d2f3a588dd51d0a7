import { SLIDE_INTERVAL_MS, SLIDE_TRANSITION_MS } from '@/components/home/banner/timing';
import { setUpBrowser } from './setup/open-page';
import { CONFIGURED_SITE } from './setup/representative-sites';

const open = setUpBrowser();

test.each([360, 704, 1280, 1920])(
  `a picture of ${CONFIGURED_SITE.name} travels about a fifth further than its words at %i px`,
  async (width) => {
    const { page } = await open(CONFIGURED_SITE.name, { viewport: { width, height: 900 } });

    const [words = NaN, picture = NaN] = await page.evaluate(
      ([moving, arrived]) => {
        const slide = document.querySelector('.swiper-slide:nth-child(2)');
        const animations = slide?.getAnimations({ subtree: true }) ?? [];
        const lefts = (time: number) => {
          for (const animation of animations) {
            animation.pause();
            animation.currentTime = time;
          }
          return [...(slide?.children ?? [])].map((part) => part.getBoundingClientRect().left);
        };
        const before = lefts(moving);
        return lefts(arrived).map((left, index) => (before[index] ?? NaN) - left);
      },
      [SLIDE_INTERVAL_MS - 0.9 * SLIDE_TRANSITION_MS, SLIDE_INTERVAL_MS] as const,
    );

    expect(words).toBeGreaterThan(0);
    expect(picture / words).toBeGreaterThan(1.15);
    expect(picture / words).toBeLessThan(1.25);
  },
);
