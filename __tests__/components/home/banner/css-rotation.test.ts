import { readCssRotation, rotationStylesheet } from '@/components/home/banner/css-rotation';
import { SLIDE_INTERVAL_MS, SLIDE_TRANSITION_MS } from '@/components/home/banner/timing';

/** Where the style sheet has a slide at a time: into view (0), to the right (1) or left (-1). */
function placeOf(slide: number, count: number, time: number): number {
  const css = rotationStylesheet(count);
  const [, cycle = NaN, start = NaN] =
    /(\d+)ms var\(.*?\) (\d+)ms infinite/.exec(css)?.map(Number) ?? [];
  const [, keyframes = ''] = new RegExp(`@keyframes slide-${slide}{(.*?})}`).exec(css) ?? [];
  const stops = [...keyframes.matchAll(/([^{}]+){([^{}]+)}/g)].flatMap(
    ([, times = '', rule = '']) =>
      times.split(',').map((at) => ({
        at: ((at === 'to' ? 100 : parseFloat(at)) / 100) * cycle,
        holds: rule.includes('step-end'),
        // A slide that waits is at the left.
        place: rule.includes('--waiting') ? -1 : Number(/(-?\d)\*/.exec(rule)?.[1] ?? 0),
      })),
  );
  const elapsed = (time - start) % cycle;
  const next = stops.findIndex(({ at }) => at > elapsed);
  const before = stops[next - 1];
  const after = stops[next];
  if (!before || !after) throw new Error(`The keyframes have no stop around ${elapsed} ms.`);
  if (before.holds) return before.place;
  const share = (elapsed - before.at) / (after.at - before.at);
  return before.place + share * (after.place - before.place);
}

/** Which slides are at least partly in view at a time. */
function inView(count: number, time: number): number[] {
  return Array.from({ length: count }, (_, slide) => slide).filter(
    (slide) => Math.abs(placeOf(slide, count, time)) < 0.99,
  );
}

test.each([2, 3, 12])(
  'of %i slides, each is shown for one interval, and the first comes again',
  (count) => {
    for (let turn = 1; turn <= 2 * count; turn += 1) {
      const arrived = turn * SLIDE_INTERVAL_MS + 1;
      const shown = turn % count;
      expect(inView(count, arrived)).toEqual([shown]);
      expect(inView(count, arrived + SLIDE_INTERVAL_MS - SLIDE_TRANSITION_MS - 2)).toEqual([shown]);
      expect(inView(count, arrived - SLIDE_TRANSITION_MS / 2).sort()).toEqual(
        [shown, (turn - 1) % count].sort(),
      );
    }
  },
);

test('each slide has its place in the row', () => {
  const places = rotationStylesheet(12).matchAll(/nth-child\((\d+)\){--place:-?(\d+)%/g);

  expect([...places].map(([, position, place]) => Number(position) * 100 - Number(place))).toEqual(
    Array.from({ length: 12 }, () => 100),
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
