import { comparisonTable } from './comparison-table';

const GROUPS = [
  {
    title: 'Load',
    metrics: [
      { figure: 'lcp', label: 'LCP', write: (value: number) => value.toFixed(0), compared: true },
      { figure: 'cls', label: 'CLS', write: String },
    ],
  },
];

test('each subject has its median, its range and its ratio to the first', () => {
  expect(
    comparisonTable(GROUPS, [
      { name: 'first', rounds: [{ lcp: 100, cls: 0 }] },
      {
        name: 'ours',
        rounds: [{ lcp: 150, cls: 0 }, { lcp: 110, cls: 0.5 }, { lcp: null }, { lcp: 120, cls: 0 }],
      },
    ]),
  ).toBe(`|          | first | ours                |
|----------|-------|---------------------|
| **Load** |       |                     |
| LCP      | 100   | 120 (110–150) 1.20× |
| CLS      | 0     | 0 (0–0.5)           |`);
});

test('what a subject does not have is a dash', () => {
  expect(comparisonTable(GROUPS, [{ name: 'first', rounds: [{ lcp: null }] }])).toContain(
    '| LCP      | –     |',
  );
});
