import { budgetsOf } from './evaluate-budgets';
import { TAPPED, tapFigure } from './page-selectors';
import type { Figures } from './results';

const [TAP = ''] = TAPPED.map(tapFigure);

/** Figures of one round that exceed no budget. */
const GOOD: Figures = {
  ...Object.fromEntries(TAPPED.map((tapped) => [tapFigure(tapped), 40])),
  performance: 100,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  fcp: 800,
  lcp: 900,
  tbt: 0,
  cls: 0,
  loadBytes: 50_000,
  loadRequests: 6,
  hydratedAfterTouch: 1500,
  readingBytes: 60_000,
  readingRequests: 12,
  messageBytes: 110_000,
  codeBytes: 62_000,
  codeWithSwiperBytes: 82_000,
};

/** The names of the budgets that do not hold if India or a variant of it has these figures. */
function exceeded(figures: Figures, name = 'india'): string[] {
  const measured = (...names: string[]) =>
    names.map((each) => ({
      name: each,
      rounds: [{ ...GOOD, ...(each === name && figures) }],
    }));
  const baselines = [
    { name: 'by hand', rounds: [{ fcp: 800, lcp: 800, tbt: 0 }] },
    { name: 'bare Next', rounds: [{ fcp: 950, lcp: 1200 }] },
  ];
  return budgetsOf({
    regions: ['india'],
    environment: '',
    pages: [...baselines, ...measured('india', 'india, 48 slides')],
    visits: measured('india', 'india, renamed', 'india, 48 slides'),
  })
    .filter(({ holds }) => !holds)
    .map((budget) => budget.name);
}

test('a light page stays within every budget', () => {
  expect(exceeded({})).toEqual([]);
});

test.each([
  ['india, renamed', { readingBytes: 70_001 }, 'renamed: reading, bytes'],
  ['india, 48 slides', { readingBytes: 66_001 }, '48 slides: reading, bytes'],
  ['india, 48 slides', { lcp: 991 }, 'the same with 48 slides'],
])('%s with %j exceeds "%s"', (variant, figures, name) => {
  expect(exceeded(figures, variant)).toEqual([`india: ${name}`]);
});

test('one slow tap in one round is one too many', () => {
  const rounds = [GOOD, { ...GOOD, [TAP]: 208 }, GOOD];
  const budgets = budgetsOf({
    regions: ['india'],
    environment: '',
    pages: [{ name: 'india', rounds }],
    visits: [],
  });

  expect(budgets.find(({ name }) => name.includes('longest tap'))).toMatchObject({
    measured: 208,
    holds: false,
  });
});

test('a figure that was not measured exceeds its budget', () => {
  const nothing = { regions: ['india'], environment: '', pages: [], visits: [] };

  expect(exceeded({ seo: null })).toEqual(['india: Lighthouse SEO']);
  expect(budgetsOf(nothing).filter(({ holds }) => holds)).toEqual([]);
});
