import { rotationStylesheet } from '@/lib/banner/rotation-stylesheet';
import { SLIDE_INTERVAL_MS, SLIDE_TRANSITION_MS } from '@/lib/banner/timing';

/** The times in milliseconds of the stops of a keyframes rule that lasts `cycle` milliseconds. */
function stops(css: string, name: string, cycle: number): number[] {
  const [, keyframes = ''] = new RegExp(`@keyframes ${name}{((?:[^{}]+{[^}]*})*)}`).exec(css) ?? [];
  return [...keyframes.matchAll(/([\d.]+)%[{,]/g)].map(
    ([, percent]) => (Number(percent) / 100) * cycle,
  );
}

test.each([2, 3, 48])('%i slides each come in, stay for the interval and leave', (count) => {
  const css = rotationStylesheet(count);
  const cycle = count * SLIDE_INTERVAL_MS;

  expect(css).toContain(`slide-rotate ${cycle}ms`);
  const [start, arrived, leaves, left] = stops(css, 'slide-rotate', cycle);
  expect(start).toBe(0);
  expect(arrived).toBeCloseTo(SLIDE_TRANSITION_MS, 0);
  expect(leaves).toBeCloseTo(SLIDE_INTERVAL_MS, 0);
  expect(left).toBeCloseTo(SLIDE_INTERVAL_MS + SLIDE_TRANSITION_MS, 0);
});

test('each slide starts one interval after the one before, and the first again after the last', () => {
  const css = rotationStylesheet(3);

  expect(css).toContain(
    `slide-rotate ${3 * SLIDE_INTERVAL_MS}ms var(--slide-easing) ${3 * SLIDE_INTERVAL_MS}ms infinite}.swiper-slide:nth`,
  );
  expect(css).toContain('.swiper-slide:nth-child(2){--slide:1}');
  expect(css).toContain('.swiper-slide:nth-child(3){--slide:2}');
});

test('one slide does not rotate', () => {
  expect(rotationStylesheet(1)).not.toContain('@keyframes');
});

test('each further slide adds less than 40 bytes', () => {
  expect((rotationStylesheet(48).length - rotationStylesheet(3).length) / 45).toBeLessThan(40);
});
