import { rotationStylesheet } from '@/components/home/banner/rotation-stylesheet';
import { SLIDE_INTERVAL_MS } from '@/components/home/banner/timing';

/** The keyframes of the rotation, in milliseconds, by the part of a slide that they move. */
function keyframesIn(css: string, cycle: number): [part: string, times: number[]][] {
  return [...css.matchAll(/@keyframes carousel-(words|picture)\{(.*?\})\}/g)].map(
    ([, part = '', frames = '']) => {
      const times =
        frames
          .replace(/\{.*?\}/g, ',')
          .replace('to', '100%')
          .match(/[\d.]+(?=%)/g) ?? [];
      return [part, times.map((percentage) => (Number(percentage) * cycle) / 100)];
    },
  );
}

test.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
  'with %i slides, no two keyframes of a part coincide, so that a slide is away before it moves back',
  (count) => {
    const cycle = count * SLIDE_INTERVAL_MS;
    const keyframes = keyframesIn(rotationStylesheet(count), cycle);
    expect(keyframes.map(([part]) => part)).toEqual(['words', 'picture']);
    for (const [, times] of keyframes) {
      const sorted = [...times].sort((one, other) => one - other);
      const gaps = sorted.slice(1).map((time, index) => time - (sorted[index] ?? 0));
      // The shortest is 1 ms.
      expect(Math.min(...gaps)).toBeGreaterThan(0.5);
      for (const time of times) expect(Math.abs(time - Math.round(time))).toBeLessThan(0.2);
    }
  },
);
