import { BYTE_BUDGETS, evaluate, TIME_BUDGETS, type Figures } from './budgets';

const BUDGETS = [...BYTE_BUDGETS, ...TIME_BUDGETS];

/** Figures that are just within every budget beside a page by hand that paints after 800 ms. */
const GOOD: Figures = Object.fromEntries(
  BUDGETS.map(({ figure, atMost }) => [figure, atMost ?? 880]),
);
const BY_HAND = { name: 'by hand', rounds: [{ fcp: 800, lcp: 800, mainThread: 400 }] };

function exceeded(...rounds: readonly Figures[]): readonly string[] {
  return evaluate(BUDGETS, BY_HAND, [{ name: 'india', rounds }]).exceeded;
}

test.each([
  [{}, []],
  [{ reading: 58_001 }, ['india: ten seconds of reading']],
  [{ scoresBelow100: 1 }, ['india: Lighthouse scores below 100']],
  [{ lcp: 881 }, ['india: Largest Contentful Paint, ms']],
  [{ cls: 0.001 }, ['india: Cumulative Layout Shift']],
])('a light page with %j exceeds %j', (figures, labels) => {
  expect(exceeded({ ...GOOD, ...figures })).toEqual(labels);
});

test('the median of the rounds counts', () => {
  const slow = { ...GOOD, fcp: 2000 };

  expect(exceeded(GOOD, slow, GOOD)).toEqual([]);
  expect(exceeded(slow, slow, GOOD)).toEqual(['india: First Contentful Paint, ms']);
});

test('a figure that was not measured exceeds its budget', () => {
  expect(exceeded({ ...GOOD, pause: null })).toEqual(['india: press on Pause']);
  expect(exceeded()).toHaveLength(BUDGETS.length);
});

test('the table has medians and ratios, and shows in bold what exceeds its budget', () => {
  const india = { name: 'india', rounds: [{ fcp: 700 }, { fcp: 960 }] };
  const painting = TIME_BUDGETS.filter(({ label }) => label.endsWith('Paint, ms'));

  expect(evaluate(painting, BY_HAND, [india]).table.split('\n')).toEqual([
    '|  | budget | by hand | india |',
    '| --- | --- | --- | --- |',
    '| First Contentful Paint, ms | ≤ 1.1× | 800 | 830 1.04× |',
    '| Largest Contentful Paint, ms | ≤ 1.1× | 800 | **–** |',
  ]);
});
