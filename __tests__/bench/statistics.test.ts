import fc from 'fast-check';
import { median, summarize } from './statistics';

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[10, 9], 9.5],
  [[7], 7],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('no values have no median', () => {
  expect(() => median([])).toThrow('No values');
});

test('as many values lie below the median as above it', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 1 }), (values) => {
      const middle = median(values);
      expect(values.filter((value) => value < middle).length).toBeLessThanOrEqual(
        values.length / 2,
      );
      expect(values.filter((value) => value > middle).length).toBeLessThanOrEqual(
        values.length / 2,
      );
    }),
  );
});

test('a round that could not be measured is left out, not counted as nought', () => {
  expect(summarize([30, null, 10, undefined, 20])).toEqual({ median: 20, min: 10, max: 30 });
});

test('what no round could measure has no summary', () => {
  expect(summarize([null, undefined])).toBeNull();
});
