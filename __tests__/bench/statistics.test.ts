import { summarize } from './statistics';

test('an even number of rounds has the mean of the two middle values as its median', () => {
  expect(summarize([4, 1, 3, 2])).toEqual({ median: 2.5, min: 1, max: 4 });
});

test('a round that could not be measured does not count', () => {
  expect(summarize([30, null, 10, undefined, 20])).toEqual({ median: 20, min: 10, max: 30 });
});

test('a measurement that failed in every round has no summary', () => {
  expect(summarize([null, undefined])).toBeNull();
});
