import { TAPS } from './metrics';
import { buildPromise, growthPromise, pagePromises, promisesTable } from './promises';

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
  speedIndex: 900,
  firstLoadBytes: 50_000,
  firstLoadRequests: 6,
  codeBytes: 119_000,
  codeWithSliderBytes: 138_000,
  hydratedAfterTouch: 1500,
};
const floors = {
  html: { name: 'html', rounds: [{ fcp: 800, lcp: 800, tbt: 0, speedIndex: 800 }] },
  next: {
    name: 'next',
    rounds: [{ fcp: 950, lcp: 1200, codeBytes: 115_000, codeWithSliderBytes: 115_000 }],
  },
};
const page = (figures: Record<string, number | null> = {}) => ({
  name: 'india',
  rounds: [{ ...GOOD, ...figures }],
});
const broken = (figures: Record<string, number | null>, applied = false) =>
  pagePromises(page(figures), floors, applied)
    .filter(({ holds }) => !holds)
    .map(({ promise }) => promise);

test('a page within every limit keeps every promise', () => {
  expect(broken({})).toEqual([]);
  expect(broken({}, true)).toEqual([]);
});

test.each([
  ['lcp', 921, 'Largest Contentful Paint, ms'],
  ['tbt', 51, 'Total Blocking Time, ms'],
  ['cls', 0.001, 'Cumulative Layout Shift'],
  ['seo', 99, 'Lighthouse SEO'],
  ['firstLoadRequests', 9, 'first load before the runtime, requests'],
  ['codeBytes', 127_001, 'code beyond the Next floor, bytes'],
  ['codeWithSliderBytes', 140_001, 'the same with the slider, bytes'],
  ['hydratedAfterTouch', 2001, 'hydrated after a touch, ms'],
])('a %s of %d breaks "%s"', (figure, value, promise) => {
  expect(broken({ [figure]: value })).toEqual([promise]);
});

test('one slow tap in one round is one too many', () => {
  const [tap] = TAPS.metrics;
  const rounds = [GOOD, { ...GOOD, [tap?.figure ?? '']: 208 }, GOOD];
  const kept = pagePromises({ name: 'india', rounds }, floors, false);
  expect(kept.find(({ promise }) => promise.startsWith('longest tap'))).toMatchObject({
    measured: 208,
    holds: false,
  });
});

test('what was not measured is not kept', () => {
  expect(broken({ lcp: null })).toHaveLength(2);
});

test('applied throttling is about the Speed Index', () => {
  expect(broken({ speedIndex: 1201, lcp: 9999 }, true)).toEqual(['Speed Index, ms']);
});

test('growth and the build are held to their shares', () => {
  const at = (lcp: number) => ({ name: '48 slides', rounds: [{ lcp }] });
  expect([
    growthPromise(at(1000), at(1099)).holds,
    growthPromise(at(1000), at(1101)).holds,
  ]).toEqual([true, false]);
  const build = (buildSeconds: number) => ({ name: 'build', rounds: [{ buildSeconds }] });
  expect([
    buildPromise(build(10), build(16)).holds,
    buildPromise(build(10), build(16.1)).holds,
  ]).toEqual([true, false]);
});

test('the table says what holds', () => {
  const table = promisesTable([{ promise: 'LCP', limit: 1.155, measured: 1200.4, holds: false }]);
  expect(table).toContain('| LCP     | 1.16  | 1200     | **no** |');
});
