import { rotationStylesheet } from '@/lib/banner/rotation-stylesheet';
import { SLIDE_INTERVAL_MS, SLIDE_TRANSITION_MS } from '@/lib/banner/timing';

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

test.each([2, 3, 48])(
  'of %i, the first slide is there at once and again after the last',
  (count) => {
    const css = rotationStylesheet(count);
    const cycle = count * SLIDE_INTERVAL_MS;
    const delay = SLIDE_TRANSITION_MS;

    expect(css).toContain(`slide-first ${cycle}ms var(--slide-easing) ${delay}ms infinite`);
    const [start = NaN, leaves = NaN, left = NaN, comes = NaN] = stops(css, 'slide-first', cycle);
    expect(start).toBe(0);
    expect(delay + leaves).toBeCloseTo(SLIDE_INTERVAL_MS, 0);
    expect(delay + left).toBeCloseTo(SLIDE_INTERVAL_MS + SLIDE_TRANSITION_MS, 0);
    expect(delay + comes).toBeCloseTo(cycle, 0);
  },
);

/** The sum of the values that the style sheet gives to properties of a slide, counted from 1. */
function sumAt(css: string, properties: string, position: number): number {
  const [ofAllSlides = ''] = /\.swiper-slide{[^}]*}/.exec(css) ?? [];
  const defaults = [...ofAllSlides.matchAll(new RegExp(`(${properties}):(\\d+)`, 'g'))].map(
    ([, property, value]) => [property, Number(value)] as const,
  );
  const rules = css.matchAll(
    new RegExp(`nth-child\\((?:(10)?n\\+)?(\\d+)\\){(${properties}):(\\d+)}`, 'g'),
  );
  const values = [...rules]
    .filter(([rule, step, first]) => {
      const beyond = position - Number(first);
      return rule.includes('n+') ? beyond >= 0 && beyond % Number(step ?? 1) === 0 : beyond === 0;
    })
    // A later rule replaces an earlier one for the same property.
    .map(([, , , property, value]) => [property, Number(value)] as const);
  return [...new Map([...defaults, ...values]).values()].reduce((sum, value) => sum + value);
}

test.each([
  [2, '--slide'],
  [3, '--slide'],
  [10, '--slide'],
  [11, '--tens|--ones'],
  [48, '--tens|--ones'],
])('the style sheet of %i slides counts them from 0', (count, properties) => {
  const css = rotationStylesheet(count);
  const positions = Array.from({ length: count }, (_, index) => index + 1);

  expect(css.includes('--slide:calc(var(--tens) + var(--ones))')).toBe(properties !== '--slide');
  expect(positions.map((position) => sumAt(css, properties, position))).toEqual(
    positions.map((position) => position - 1),
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

test('each further slide adds less than 12 bytes', () => {
  expect((rotationStylesheet(48).length - rotationStylesheet(3).length) / 45).toBeLessThan(12);
});
