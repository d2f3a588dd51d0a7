import { columnSpans } from '@/components/home/column-spans';

/** How many letters fit into one to four columns. */
const ROOM = [10, 22, 34, 46];
const letters = (...lengths: number[]) => lengths.map((length) => 'a'.repeat(length));
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('%i values fill all rows of four columns', (count) => {
  for (const length of [3, 15, 40])
    expect(sum(columnSpans(letters(...Array<number>(count).fill(length)), ROOM)) % 4).toBe(0);
});

test.each([
  ['four short ones share a row', [9, 9, 9, 9], [1, 1, 1, 1]],
  ['a long one has a row for itself', [9, 9, 40], [2, 2, 4]],
  ['one that would break in a column has two', [20, 9, 9], [2, 1, 1]],
  ['a short one has no row for itself', [20, 9, 9, 9, 9], [2, 2, 2, 1, 1]],
])('of several values, %s', (_, lengths, spans) => {
  expect(columnSpans(letters(...lengths), ROOM)).toEqual(spans);
});

test('figures are wider than letters, and vowel signs have no width', () => {
  expect(columnSpans(['12345678', 'a', 'a'], ROOM)).toEqual([2, 1, 1]);
  expect(columnSpans(['कि'.repeat(6), 'a', 'a', 'a'], ROOM)).toEqual([1, 1, 1, 1]);
});
