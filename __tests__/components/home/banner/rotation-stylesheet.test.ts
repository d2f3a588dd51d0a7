import { rotationStylesheet } from '@/components/home/banner/rotation-stylesheet';
import {
  LEAVE_MS,
  SLIDE_INTERVAL_MS,
  SLIDE_TRANSITION_MS,
  WORDS_ARRIVE_MS,
} from '@/components/home/banner/timing';

// In the browser, css-slide-positions.test.ts and swiper-takeover.test.ts show that three slides rotate.
const COUNT = 5;
const CYCLE = COUNT * SLIDE_INTERVAL_MS;

/** The times of keyframes from the beginning of a change, in milliseconds, with their declarations. */
function keyframesOf(name: string): [number, string][] {
  const rules = rotationStylesheet(COUNT).split(`@keyframes ${name}{`)[1]?.split('}}')[0] ?? '';
  return [...rules.matchAll(/([^{}]+){([^{}]+)/g)].flatMap(([, times = '', rule = '']) =>
    // Percentages are rounded to a millisecond.
    (times.match(/[\d.]+(?=%)/g) ?? []).map((percent): [number, string] => [
      Math.round((Number(percent) * CYCLE) / 1000) * 10,
      rule,
    ]),
  );
}

test.each([
  ['carousel-words', LEAVE_MS, LEAVE_MS + WORDS_ARRIVE_MS],
  ['carousel-picture', LEAVE_MS + 60, SLIDE_TRANSITION_MS],
])(
  'of five slides, %s waits for the slide before it, and from %i to %i ms arrives and stays for one interval',
  (name, start, end) => {
    const shown = keyframesOf(name).map(([time, rule]) => [time, /opacity:(.)/.exec(rule)?.[1]]);

    expect(shown).toEqual([
      [0, '0'],
      [start, '0'],
      [end, '1'],
      [SLIDE_INTERVAL_MS, '1'],
      [SLIDE_INTERVAL_MS + LEAVE_MS, '0'],
      [SLIDE_INTERVAL_MS + LEAVE_MS, '0'],
    ]);
  },
);

test('when the page opens, the first slide has just arrived, and each of the others follows an interval later', () => {
  const delays = [...rotationStylesheet(COUNT).matchAll(/\((\d)\)\{--delay:(-?\d+)ms/g)].map(
    ([, slide, delay]) => [Number(slide), Number(delay)],
  );

  expect(delays).toEqual(
    Array.from({ length: COUNT }, (_, index) => [
      index + 1,
      index * SLIDE_INTERVAL_MS - SLIDE_TRANSITION_MS - CYCLE,
    ]),
  );
});
