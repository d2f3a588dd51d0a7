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
const APPLIED = { speedIndexShare: 1.25, mainThreadMs: 800 };
const BLOCKING_MS = { always: 50, overHtml: 40 };
const FIRST_LOAD = { bytes: 60_000, requests: 8 };
const CODE_BEYOND_NEXT_BYTES = { alone: 12_000, withSlider: 25_000 };
const HYDRATED_AFTER_TOUCH_MS = 2000;
const TAP_MS = 200;
const SLIDES_SHARE = 1.1;
const READING = { bytes: 70_000, requests: 14 };
const MESSAGE_BYTES = 195_000;
const BUILD_SHARE = 1.6;

/** The budgets of a region's page. Those for paint hold under Lighthouse's simulated throttling. */
export function pageBudgets(
  region: Subject,
  { html, next }: Baselines,
  applied: boolean,
): Budget[] {
  const median = (subject: Subject, figure: string) => summaryOf(subject, figure)?.median ?? NaN;
  const ours = (figure: string) => median(region, figure);
  const beyondNext = (figure: string) => ours(figure) - median(next, figure);
  const longestTap = Math.max(
    ...TAPS.metrics.map(({ figure }) => summaryOf(region, figure)?.max ?? NaN),
  );

  const paint = applied
    ? [
        atMost(
          'Speed Index, ms',
          ours('speedIndex'),
          median(html, 'speedIndex') * APPLIED.speedIndexShare,
        ),
        atMost('work of the main thread, ms', ours('mainThread'), APPLIED.mainThreadMs),
      ]
    : [
        atMost('First Contentful Paint, ms', ours('fcp'), median(html, 'fcp') * PAINT_SHARE),
        below('the same, below bare Next', ours('fcp'), median(next, 'fcp')),
        atMost('Largest Contentful Paint, ms', ours('lcp'), median(html, 'lcp') * PAINT_SHARE),
        below('the same, below bare Next', ours('lcp'), median(next, 'lcp')),
        atMost(
          'Total Blocking Time, ms',
          ours('tbt'),
          Math.max(BLOCKING_MS.always, median(html, 'tbt') + BLOCKING_MS.overHtml),
        ),
        atMost('Cumulative Layout Shift', ours('cls'), 0),
        atLeast('Lighthouse performance', ours('performance'), 100),
      ];
  return [
    ...paint,
    atLeast('Lighthouse accessibility', ours('accessibility'), 100),
    atLeast('Lighthouse best practices', ours('bestPractices'), 100),
    atLeast('Lighthouse SEO', ours('seo'), 100),
    atMost('first load before the runtime, bytes', ours('firstLoadBytes'), FIRST_LOAD.bytes),
    atMost(
      'first load before the runtime, requests',
      ours('firstLoadRequests'),
      FIRST_LOAD.requests,
    ),
    atMost('code beyond bare Next, bytes', beyondNext('codeBytes'), CODE_BEYOND_NEXT_BYTES.alone),
    atMost(
      'the same with the slider, bytes',
      beyondNext('codeWithSliderBytes'),
      CODE_BEYOND_NEXT_BYTES.withSlider,
    ),
    atMost('hydrated after a touch, ms', ours('hydratedAfterTouch'), HYDRATED_AFTER_TOUCH_MS),
    atMost('longest tap of all rounds, ms', longestTap, TAP_MS),
  ];
}

/**
 * The budgets of visits to a region's page, to the same page renamed, and to one with many slides.
 */
export function visitBudgets(region: string, visits: readonly Subject[]): Budget[] {
  const median = (name: string, figure: string) => {
    const subject = visits.find((visit) => visit.name === name);
    return (subject && summaryOf(subject, figure)?.median) ?? NaN;
  };
  const manySlides = `${region}, 48 slides`;
  return [
    ...[region, `${region}, renamed`].flatMap((name) => [
      atMost(`${name}: reading, bytes`, median(name, 'readingBytes'), READING.bytes),
      atMost(`${name}: reading, requests`, median(name, 'readingRequests'), READING.requests),
    ]),
    atMost(`${region}: sending, bytes`, median(region, 'messageBytes'), MESSAGE_BYTES),
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
  const median = (subject: Subject) => summaryOf(subject, 'lcp')?.median ?? NaN;
  return atMost(
    `Largest Contentful Paint with ${most.name}, ms`,
    median(most),
    median(fewest) * SLIDES_SHARE,
  );
}

export function buildBudget(floor: Subject, ours: Subject): Budget {
  const median = (subject: Subject) => summaryOf(subject, 'buildSeconds')?.median ?? NaN;
  return atMost('build of one region, s', median(ours), median(floor) * BUILD_SHARE);
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

// A figure that could not be measured is NaN. Every comparison with NaN is false, so the budget
// fails.

function atMost(name: string, measured: number, limit: number): Budget {
  return { name, limit, measured, holds: measured <= limit };
}

function atLeast(name: string, measured: number, limit: number): Budget {
  return { name, limit, measured, holds: measured >= limit };
}

function below(name: string, measured: number, limit: number): Budget {
  return { name, limit, measured, holds: measured < limit };
}
