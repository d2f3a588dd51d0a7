import { markdownTable, summaryOf, type Subject } from './comparison-table';
import { TAPS } from './metrics';

/** What the site promises about its speed, and what was measured. */
export interface Kept {
  readonly promise: string;
  readonly limit: number;
  readonly measured: number;
  readonly holds: boolean;
}

export interface Floors {
  readonly html: Subject;
  readonly next: Subject;
}

const FLOOR_SHARE = 1.15;
const APPLIED_SPEED_INDEX_SHARE = 1.5;
const BLOCKING_MS = { always: 50, overFloor: 40 };
const FIRST_LOAD = { bytes: 60_000, requests: 8 };
const CODE_BEYOND_FLOOR_BYTES = { alone: 12_000, withSlider: 25_000 };
const HYDRATED_AFTER_TOUCH_MS = 2000;
const TAP_MS = 200;
const SLIDES_SHARE = 1.1;
const BUILD_SHARE = 1.6;

/** The promises about a region's page; those about paint are made for Lighthouse's simulated throttling. */
export function pagePromises(region: Subject, { html, next }: Floors, applied: boolean): Kept[] {
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
          median(html, 'speedIndex') * APPLIED_SPEED_INDEX_SHARE,
        ),
      ]
    : [
        atMost('First Contentful Paint, ms', ours('fcp'), median(html, 'fcp') * FLOOR_SHARE),
        below('the same, below the Next floor', ours('fcp'), median(next, 'fcp')),
        atMost('Largest Contentful Paint, ms', ours('lcp'), median(html, 'lcp') * FLOOR_SHARE),
        below('the same, below the Next floor', ours('lcp'), median(next, 'lcp')),
        atMost(
          'Total Blocking Time, ms',
          ours('tbt'),
          Math.max(BLOCKING_MS.always, median(html, 'tbt') + BLOCKING_MS.overFloor),
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
    atMost(
      'code beyond the Next floor, bytes',
      beyondNext('codeBytes'),
      CODE_BEYOND_FLOOR_BYTES.alone,
    ),
    atMost(
      'the same with the slider, bytes',
      beyondNext('codeWithSliderBytes'),
      CODE_BEYOND_FLOOR_BYTES.withSlider,
    ),
    atMost('hydrated after a touch, ms', ours('hydratedAfterTouch'), HYDRATED_AFTER_TOUCH_MS),
    atMost('longest tap of all rounds, ms', longestTap, TAP_MS),
  ];
}

export function growthPromise(fewest: Subject, most: Subject): Kept {
  const median = (subject: Subject) => summaryOf(subject, 'lcp')?.median ?? NaN;
  return atMost(
    `Largest Contentful Paint with ${most.name}, ms`,
    median(most),
    median(fewest) * SLIDES_SHARE,
  );
}

export function buildPromise(floor: Subject, ours: Subject): Kept {
  const median = (subject: Subject) => summaryOf(subject, 'buildSeconds')?.median ?? NaN;
  return atMost('build of one region, s', median(ours), median(floor) * BUILD_SHARE);
}

export function promisesTable(kept: readonly Kept[]): string {
  const write = (value: number) => String(Number(value.toFixed(value < 100 ? 2 : 0)));
  return markdownTable(
    ['promise', 'limit', 'measured', 'holds'],
    kept.map(({ promise, limit, measured, holds }) => [
      promise,
      write(limit),
      write(measured),
      holds ? 'yes' : '**no**',
    ]),
  );
}

// What could not be measured is NaN, and no comparison with it holds.

function atMost(promise: string, measured: number, limit: number): Kept {
  return { promise, limit, measured, holds: measured <= limit };
}

function atLeast(promise: string, measured: number, limit: number): Kept {
  return { promise, limit, measured, holds: measured >= limit };
}

function below(promise: string, measured: number, limit: number): Kept {
  return { promise, limit, measured, holds: measured < limit };
}
