import { readCssRotation } from '@/components/home/banner/read-css-rotation';
import { SLIDE_INTERVAL_MS, SLIDE_TRANSITION_MS } from '@/components/home/banner/timing';

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
