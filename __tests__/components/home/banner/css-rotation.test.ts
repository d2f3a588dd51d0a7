import { readCssRotation, rotationStylesheet } from '@/components/home/banner/css-rotation';
import { SLIDE_INTERVAL_MS, SLIDE_TRANSITION_MS } from '@/components/home/banner/timing';

/** Where the style sheet has a slide at a time: into view (0), to the right (1) or left (-1). */
function placeOf(slide: number, count: number, time: number): number {
  const css = rotationStylesheet(count);
  const [, cycle = NaN] = /rotate-slides (\d+)ms/.exec(css)?.map(Number) ?? [];
  const [, delay = ''] = /calc\((\(var\(--slide\).*?)\) infinite/.exec(css) ?? [];
  const [interval = NaN, transition = NaN] = [...delay.matchAll(/(\d+)ms/g)].map(([, ms]) =>
    Number(ms),
  );
  const elapsed = (time - ((slide - count) * interval - transition)) % cycle;
  const [, keyframes = ''] = /@keyframes rotate-slides{(.*)}$/.exec(css) ?? [];
  const stops = [...keyframes.matchAll(/([^{}]+){[^}]*?(-?\d\*var\(--travel|--waiting)/g)].flatMap(
    ([, times = '', place]) =>
      times.split(',').map((stop) => ({
        at: ((stop === 'to' ? 100 : parseFloat(stop)) / 100) * cycle,
        // A slide that waits is at the left.
        place: place === '--waiting' ? -1 : parseFloat(place ?? ''),
      })),
  );
  const next = stops.findIndex(({ at }) => at > elapsed);
  const before = stops[next - 1];
  const after = stops[next];
  if (!before || !after) throw new Error(`The keyframes have no stop around ${elapsed} ms.`);
  const share = (elapsed - before.at) / (after.at - before.at);
  return before.place + share * (after.place - before.place);
}

/** Which slide is in its place at a time; undefined while slides move. */
function shownAt(count: number, time: number): number | undefined {
  const shown = Array.from({ length: count }, (_, slide) => slide).filter(
    (slide) => Math.abs(placeOf(slide, count, time)) < 0.01,
  );
  return shown[0];
}

test.each([2, 3, 12])(
  'of %i slides, each is shown for one interval, and the first comes again',
  (count) => {
    const interval = SLIDE_INTERVAL_MS;
    for (let turn = 0; turn <= count; turn += 1) {
      const arrived = turn * interval + 1;
      expect(shownAt(count, arrived)).toBe(turn % count);
      expect(shownAt(count, arrived + interval - SLIDE_TRANSITION_MS - 2)).toBe(turn % count);
      expect(shownAt(count, arrived + interval - SLIDE_TRANSITION_MS / 2)).toBeUndefined();
    }
  },
);

test('counts the slides from 0', () => {
  const indexes = rotationStylesheet(12).matchAll(/nth-child\((\d+)\){--slide:(\d+)}/g);

  expect([...indexes].map(([, position, index]) => Number(position) - Number(index))).toEqual(
    Array.from({ length: 12 }, () => 1),
  );
});

test('one slide does not rotate', () => {
  expect(rotationStylesheet(1)).not.toContain('@keyframes');
});

test.each([
  [0, 0, 0],
  [SLIDE_INTERVAL_MS - SLIDE_TRANSITION_MS, 0, 0],
  [SLIDE_INTERVAL_MS - 100, 1, 100],
  [SLIDE_INTERVAL_MS, 1, 0],
  [3 * SLIDE_INTERVAL_MS - 100, 0, 100],
])('at %i ms, slide %i is shown, or arrives in %i ms', (currentTime, index, movesFor) => {
  const slide = { getAnimations: () => [{ currentTime }] } as unknown as Element;

  expect(readCssRotation([slide, slide, slide])).toEqual({ index, movesFor });
});

test('without a rotation the first slide stands still', () => {
  expect(readCssRotation([document.body])).toEqual({ index: 0, movesFor: 0 });
});
