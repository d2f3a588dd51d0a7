import { delayOf, slideAt, timeOf } from '@/lib/kit/loader/slide-rotation';

const TRANSITION = 500;
const ROTATION = [3000, 3, TRANSITION, 60] as const;
const CYCLE = 9000;

/** How far the animation of a slide is at a time, in milliseconds from the slide's arrival. */
const phaseOf = (slide: number, time: number) => (time - delayOf(slide, ROTATION)) % CYCLE;

test.each([0, 1, 2, 3, 4, 7])('slide %i has just arrived at its time', (slide) => {
  const time = timeOf(slide, ROTATION);
  expect(slideAt(time, ROTATION)).toBe(slide);
  expect(phaseOf(slide % 3, time)).toBe(TRANSITION);
});

test('a slide is the shown one from the beginning of its arrival to that of the next', () => {
  const begins = timeOf(2, ROTATION) - TRANSITION;
  expect(
    [begins - 1, begins, begins + 2999, begins + 3000].map((time) => slideAt(time, ROTATION)),
  ).toEqual([1, 2, 2, 3]);
  expect(phaseOf(2, begins)).toBe(0);
});

test('every animation has begun when the page opens', () => {
  for (const slide of [0, 1, 2]) expect(delayOf(slide, ROTATION)).toBeLessThan(0);
});
