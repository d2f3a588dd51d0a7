import { rotationStylesheet } from '@/components/home/banner/css-rotation';
import { SLIDE_INTERVAL_MS, SLIDE_TRANSITION_MS } from '@/components/home/banner/timing';

function keyframes(css: string, name: string): string {
  const [, rules = ''] = new RegExp(`@keyframes ${name}{((?:[^{}]+{[^}]*})*)}`).exec(css) ?? [];
  return rules;
}

/** The times in milliseconds of the stops of a keyframes rule that lasts `cycle` milliseconds. */
function stops(css: string, name: string, cycle: number): number[] {
  return [...keyframes(css, name).matchAll(/([\d.]+)%(?=[{,])/g)].map(
    ([, percent]) => (Number(percent) / 100) * cycle,
  );
}

/** Where a keyframes rule moves a slide: into view (0), to the right (1) or to the left (-1). */
function places(css: string, name: string): number[] {
  return [...keyframes(css, name).matchAll(/(-?\d)\*var\(--travel\)/g)].map(([, place]) =>
    Number(place),
  );
}

test.each([
  ['slide-rotate', [1, 0, -1]],
  ['slide-first', [0, -1, 1, 0]],
])('%s lets a slide come from the right and leave to the left', (name, expected) => {
  expect(places(rotationStylesheet(3), name)).toEqual(expected);
});

test.each([2, 3])('%i slides each come in, stay for the interval and leave', (count) => {
  const css = rotationStylesheet(count);
  const cycle = count * SLIDE_INTERVAL_MS;

  expect(css).toContain(`slide-rotate ${cycle}ms`);
  const [start, arrived, leaves, left] = stops(css, 'slide-rotate', cycle);
  expect(start).toBe(0);
  expect(arrived).toBeCloseTo(SLIDE_TRANSITION_MS, 0);
  expect(leaves).toBeCloseTo(SLIDE_INTERVAL_MS, 0);
  expect(left).toBeCloseTo(SLIDE_INTERVAL_MS + SLIDE_TRANSITION_MS, 0);
});

test.each([2, 3])('of %i, the first slide is there at once and again after the last', (count) => {
  const css = rotationStylesheet(count);
  const cycle = count * SLIDE_INTERVAL_MS;
  const delay = SLIDE_TRANSITION_MS;

  expect(css).toContain(`slide-first ${cycle}ms var(--slide-easing) ${delay}ms infinite`);
  const [start = NaN, leaves = NaN, left = NaN, comes = NaN] = stops(css, 'slide-first', cycle);
  expect(start).toBe(0);
  expect(delay + leaves).toBeCloseTo(SLIDE_INTERVAL_MS, 0);
  expect(delay + left).toBeCloseTo(SLIDE_INTERVAL_MS + SLIDE_TRANSITION_MS, 0);
  expect(delay + comes).toBeCloseTo(cycle, 0);
});

test('counts the slides from 0', () => {
  const indexes = rotationStylesheet(12).matchAll(/nth-child\((\d+)\){--slide:(\d+)}/g);

  expect([...indexes].map(([, position, index]) => Number(position) - Number(index))).toEqual(
    Array.from({ length: 11 }, () => 1),
  );
});

test('each other slide is one interval behind the one before, in a cycle that began before the page', () => {
  expect(rotationStylesheet(3)).toContain(
    `--slide-animation:slide-rotate ${3 * SLIDE_INTERVAL_MS}ms var(--slide-easing) calc((var(--slide) - 3)*${SLIDE_INTERVAL_MS}ms) infinite`,
  );
});

test('the last slide, which would be leaving at the beginning, waits for its turn', () => {
  expect(rotationStylesheet(3)).toContain(
    `.swiper-slide:last-child{--slide-animation:slide-rotate ${3 * SLIDE_INTERVAL_MS}ms var(--slide-easing) ${2 * SLIDE_INTERVAL_MS}ms infinite}`,
  );
});

test('no element has two animations, which Chromium would run on the main thread', () => {
  const animations = rotationStylesheet(3).match(/(?<=--slide-animation:)[^}]+/g) ?? [];

  expect(animations).toHaveLength(3);
  expect(animations.filter((value) => / infinite.*,|slide-.*slide-\w+ /.test(value))).toEqual([]);
});

test('one slide does not rotate', () => {
  expect(rotationStylesheet(1)).not.toContain('@keyframes');
});
