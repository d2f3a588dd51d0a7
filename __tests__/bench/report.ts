import { budgetsOf } from './evaluate-budgets';
import { TAPPED, tapFigure } from './page-selectors';
import { summaryOf, type Results, type Subject } from './results';

/** The rows of a table: the name of a figure and its label. */
type Rows = readonly (readonly [figure: string, label: string])[];

const PAGE_ROWS: Rows = [
  ['performance', 'Lighthouse performance'],
  ['accessibility', 'Lighthouse accessibility'],
  ['best-practices', 'Lighthouse best practices'],
  ['seo', 'Lighthouse SEO'],
  ['fcp', 'First Contentful Paint, ms'],
  ['lcp', 'Largest Contentful Paint, ms'],
  ['tbt', 'Total Blocking Time, ms'],
  ['cls', 'Cumulative Layout Shift'],
  ['loadBytes', 'load without a touch, bytes'],
  ['loadRequests', 'load without a touch, requests'],
  ['hydratedAfterTouch', 'hydrated after a touch, ms (slow 4G and 4× CPU)'],
  ...TAPPED.map(
    (tapped) => [tapFigure(tapped), `longest tap on ${tapped.name}, ms (4× CPU)`] as const,
  ),
];

const VISIT_ROWS: Rows = [
  ['readingBytes', 'ten seconds of reading, bytes'],
  ['readingRequests', 'ten seconds of reading, requests'],
  ['messageBytes', 'open Contact us and send a message, bytes'],
  ['codeBytes', 'scripts to send a message, bytes'],
  ['codeWithSwiperBytes', 'the same with Swiper, bytes'],
];

/** The whole report as Markdown. */
export function reportOf(results: Results): string {
  const { environment, pages, visits } = results;
  const budgets = budgetsOf(results).map(({ name, limit, measured, holds }) => [
    name,
    write(limit),
    write(measured),
    holds ? 'yes' : '**no**',
  ]);
  return [
    `Median (lowest–highest); × is the ratio to the first column. ${environment}.`,
    ...(pages ? ['## Pages', comparisonTable(PAGE_ROWS, pages)] : []),
    '## Visits at 360 px, two device pixels each, without throttling',
    comparisonTable(VISIT_ROWS, visits),
    '## Budgets',
    markdownTable([['budget', 'limit', 'measured', 'holds'], ...budgets]),
  ].join('\n\n');
}

/** A table of medians, ranges and ratios to the first subject. */
function comparisonTable(rows: Rows, subjects: readonly Subject[]): string {
  return markdownTable([
    ['', ...subjects.map(({ name }) => name)],
    ...rows.map(([figure, label]) => [
      label,
      ...subjects.map((subject) => cell(figure, subject, subjects[0])),
    ]),
  ]);
}

function cell(figure: string, subject: Subject, reference?: Subject): string {
  const summary = summaryOf(subject, figure);
  if (!summary) return '–';
  const [min, max] = [write(summary.min), write(summary.max)];
  const base = reference && reference !== subject && summaryOf(reference, figure)?.median;
  return [
    write(summary.median),
    ...(min === max ? [] : [`(${min}–${max})`]),
    ...(base && base !== summary.median ? [`${(summary.median / base).toFixed(2)}×`] : []),
  ].join(' ');
}

function markdownTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function write(value: number): string {
  return String(Number(value.toFixed(value < 100 ? 2 : 0)));
}
