import { markdownTable, summaryOf, type Subject } from './comparison-table';
import { TAPS } from './metrics';

/** A limit for one figure, and what was measured. */
export interface Budget {
  readonly name: string;
  readonly limit: number;
  readonly measured: number;
  readonly holds: boolean;
}

export interface Baselines {
  readonly html: Subject;
  readonly next: Subject;
}

const PAINT_SHARE = 1.15;
const BLOCKING_MS = { always: 50, overHtml: 40 };
const LOAD = { bytes: 60_000, requests: 8 };
const SCRIPT_BYTES = { message: 66_000, withSwiper: 87_000 };
const HYDRATED_AFTER_TOUCH_MS = 2000;
const TAP_MS = 200;
const SLIDES_SHARE = 1.1;
const READING = { bytes: 70_000, requests: 14 };
const MESSAGE_BYTES = 115_000;
const BUILD_SHARE = 1.6;

/** The budgets of a region's page, beside the page by hand and bare Next. */
export function pageBudgets(region: Subject, { html, next }: Baselines): Budget[] {
  const ours = (figure: string) => medianOf(region, figure);
  const longestTap = Math.max(
    ...TAPS.metrics.map(({ figure }) => summaryOf(region, figure)?.max ?? NaN),
  );
  return [
    atMost('First Contentful Paint, ms', ours('fcp'), medianOf(html, 'fcp') * PAINT_SHARE),
    below('the same, below bare Next', ours('fcp'), medianOf(next, 'fcp')),
    atMost('Largest Contentful Paint, ms', ours('lcp'), medianOf(html, 'lcp') * PAINT_SHARE),
    below('the same, below bare Next', ours('lcp'), medianOf(next, 'lcp')),
    atMost(
      'Total Blocking Time, ms',
      ours('tbt'),
      Math.max(BLOCKING_MS.always, medianOf(html, 'tbt') + BLOCKING_MS.overHtml),
    ),
    atMost('Cumulative Layout Shift', ours('cls'), 0),
    atLeast('Lighthouse performance', ours('performance'), 100),
    atLeast('Lighthouse accessibility', ours('accessibility'), 100),
    atLeast('Lighthouse best practices', ours('bestPractices'), 100),
    atLeast('Lighthouse SEO', ours('seo'), 100),
    atMost('load without a touch, bytes', ours('totalBytes'), LOAD.bytes),
    atMost('load without a touch, requests', ours('totalRequests'), LOAD.requests),
    atMost('hydrated after a touch, ms', ours('hydratedAfterTouch'), HYDRATED_AFTER_TOUCH_MS),
    atMost('longest tap of all rounds, ms', longestTap, TAP_MS),
  ];
}

/**
 * The budgets of visits to a region's page, to the same page renamed, and to one with many slides.
 */
export function visitBudgets(region: string, visits: readonly Subject[]): Budget[] {
  const median = (name: string, figure: string) =>
    medianOf(
      visits.find((visit) => visit.name === name),
      figure,
    );
  const manySlides = `${region}, 48 slides`;
  return [
    ...[region, `${region}, renamed`].flatMap((name) => [
      atMost(`${name}: reading, bytes`, median(name, 'readingBytes'), READING.bytes),
      atMost(`${name}: reading, requests`, median(name, 'readingRequests'), READING.requests),
    ]),
    atMost(`${region}: sending, bytes`, median(region, 'messageBytes'), MESSAGE_BYTES),
    atMost(
      `${region}: scripts to send a message, bytes`,
      median(region, 'codeBytes'),
      SCRIPT_BYTES.message,
    ),
    atMost(
      `${region}: the same with Swiper, bytes`,
      median(region, 'codeWithSwiperBytes'),
      SCRIPT_BYTES.withSwiper,
    ),
    ...(visits.some(({ name }) => name === manySlides)
      ? [
          atMost(
            `${manySlides}: reading, bytes`,
            median(manySlides, 'readingBytes'),
            median(region, 'readingBytes') * SLIDES_SHARE,
          ),
        ]
      : []),
  ];
}

export function growthBudget(fewest: Subject, most: Subject): Budget {
  return atMost(
    `Largest Contentful Paint with ${most.name}, ms`,
    medianOf(most, 'lcp'),
    medianOf(fewest, 'lcp') * SLIDES_SHARE,
  );
}

export function buildBudget(floor: Subject, ours: Subject): Budget {
  return atMost(
    'build of one region, s',
    medianOf(ours, 'buildSeconds'),
    medianOf(floor, 'buildSeconds') * BUILD_SHARE,
  );
}

export function budgetsTable(budgets: readonly Budget[]): string {
  const write = (value: number) => String(Number(value.toFixed(value < 100 ? 2 : 0)));
  return markdownTable(
    ['budget', 'limit', 'measured', 'holds'],
    budgets.map(({ name, limit, measured, holds }) => [
      name,
      write(limit),
      write(measured),
      holds ? 'yes' : '**no**',
    ]),
  );
}

/**
 * A figure that could not be measured is NaN. Every comparison with NaN is false, so the budget
 * fails.
 */
function medianOf(subject: Subject | undefined, figure: string): number {
  return (subject && summaryOf(subject, figure)?.median) ?? NaN;
}

function atMost(name: string, measured: number, limit: number): Budget {
  return { name, limit, measured, holds: measured <= limit };
}

function atLeast(name: string, measured: number, limit: number): Budget {
  return { name, limit, measured, holds: measured >= limit };
}

function below(name: string, measured: number, limit: number): Budget {
  return { name, limit, measured, holds: measured < limit };
}
