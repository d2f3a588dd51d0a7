import { readCssRotation } from '@/components/home/banner/read-css-rotation';
import { SLIDE_INTERVAL_MS, SLIDE_TRANSITION_MS } from '@/components/home/banner/timing';

test.each([
  [0, 0, 0],
  [SLIDE_INTERVAL_MS - SLIDE_TRANSITION_MS - 1, 0, 0],
  [SLIDE_INTERVAL_MS - 100, 1, 100],
  [SLIDE_INTERVAL_MS, 1, 0],
  [3 * SLIDE_INTERVAL_MS - 100, 0, 100],
  [5 * SLIDE_INTERVAL_MS, 2, 0],
])('at %i ms, slide %i is shown, or arrives in %i ms', (currentTime, index, movesFor) => {
  const part = { getAnimations: () => [{ currentTime }] } as unknown as Element;

  expect(readCssRotation(part, 3)).toEqual({ index, movesFor });
});

test.each([document.body, null])(
  'without running animations (%s), reports the first slide and no transition',
  (part) => {
    expect(readCssRotation(part, 3)).toEqual({ index: 0, movesFor: 0 });
  },
);
