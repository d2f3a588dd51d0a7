import { buildBudget, budgetsTable, growthBudget, pageBudgets, visitBudgets } from './budgets';
import { TAPS } from './metrics';

const GOOD = {
  ...Object.fromEntries(TAPS.metrics.map(({ figure }) => [figure, 40])),
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  fcp: 800,
  lcp: 900,
  tbt: 0,
  cls: 0,
  totalBytes: 50_000,
  totalRequests: 6,
  hydratedAfterTouch: 1500,
};
const baselines = {
  html: { name: 'html', rounds: [{ fcp: 800, lcp: 800, tbt: 0 }] },
  next: { name: 'next', rounds: [{ fcp: 950, lcp: 1200 }] },
};
const page = (figures: Record<string, number | null> = {}) => ({
  name: 'india',
  rounds: [{ ...GOOD, ...figures }],
});
const exceeded = (figures: Record<string, number | null>) =>
  pageBudgets(page(figures), baselines)
    .filter(({ holds }) => !holds)
    .map(({ name }) => name);

test('a page within every limit stays within every budget', () => {
  expect(exceeded({})).toEqual([]);
});

test.each([
  ['lcp', 921, 'Largest Contentful Paint, ms'],
  ['tbt', 51, 'Total Blocking Time, ms'],
  ['cls', 0.001, 'Cumulative Layout Shift'],
  ['seo', 99, 'Lighthouse SEO'],
  ['totalRequests', 9, 'load without a touch, requests'],
  ['hydratedAfterTouch', 2001, 'hydrated after a touch, ms'],
])('a %s of %d exceeds "%s"', (figure, value, name) => {
  expect(exceeded({ [figure]: value })).toEqual([name]);
});

test('one slow tap in one round is one too many', () => {
  const [tap] = TAPS.metrics;
  const rounds = [GOOD, { ...GOOD, [tap?.figure ?? '']: 208 }, GOOD];
  const budgets = pageBudgets({ name: 'india', rounds }, baselines);
  expect(budgets.find(({ name }) => name.startsWith('longest tap'))).toMatchObject({
    measured: 208,
    holds: false,
  });
});

test('a figure that was not measured exceeds its budget', () => {
  expect(exceeded({ lcp: null })).toHaveLength(2);
});

const LIGHT = {
  readingBytes: 60_000,
  readingRequests: 12,
  messageBytes: 110_000,
  codeBytes: 62_000,
  codeWithSwiperBytes: 82_000,
};
const visitsExceeded = (figures: Record<string, object>) =>
  visitBudgets(
    'india',
    ['india', 'india, renamed', 'india, 48 slides'].map((name) => ({
      name,
      rounds: [{ ...LIGHT, ...figures[name] }],
    })),
  )
    .filter(({ holds }) => !holds)
    .map(({ name }) => name);

test('light visits stay within every budget', () => {
  expect(visitsExceeded({})).toEqual([]);
});

test.each([
  ['india', { readingBytes: 70_001 }, 'india: reading, bytes'],
  ['india', { readingRequests: 15 }, 'india: reading, requests'],
  ['india', { messageBytes: 115_001 }, 'india: sending, bytes'],
  ['india', { codeBytes: 66_001 }, 'india: scripts to send a message, bytes'],
  ['india', { codeWithSwiperBytes: 87_001 }, 'india: the same with Swiper, bytes'],
  ['india, renamed', { readingBytes: 70_001 }, 'india, renamed: reading, bytes'],
  ['india, 48 slides', { readingBytes: 66_001 }, 'india, 48 slides: reading, bytes'],
])('a visit to %s with %j exceeds "%s"', (name, figures, budget) => {
  expect(visitsExceeded({ [name]: figures })).toContain(budget);
});

test('a visit that was not measured exceeds every budget', () => {
  expect(visitBudgets('india', []).every(({ holds }) => !holds)).toBe(true);
});

test('growth and the build are held to their shares', () => {
  const at = (lcp: number) => ({ name: '48 slides', rounds: [{ lcp }] });
  expect([growthBudget(at(1000), at(1099)).holds, growthBudget(at(1000), at(1101)).holds]).toEqual([
    true,
    false,
  ]);
  const build = (buildSeconds: number) => ({ name: 'build', rounds: [{ buildSeconds }] });
  expect([
    buildBudget(build(10), build(16)).holds,
    buildBudget(build(10), build(16.1)).holds,
  ]).toEqual([true, false]);
});

test('the table says what holds', () => {
  const table = budgetsTable([{ name: 'LCP', limit: 1.155, measured: 1200.4, holds: false }]);
  expect(table).toContain('| LCP    | 1.16  | 1200     | **no** |');
});
