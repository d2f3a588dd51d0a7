import { TAPPED, tapFigure } from './page-selectors';
import { summaryOf, type Results, type Subject } from './results';

/** A limit for one figure, and what was measured. */
export interface Budget {
  readonly name: string;
  readonly limit: number;
  readonly measured: number;
  readonly holds: boolean;
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

/** The budgets of all regions. */
export function budgetsOf({ regions, pages, visits }: Results): Budget[] {
  return regions.flatMap((region) => [
    ...(pages ? pageBudgets(region, pages) : []),
    ...visitBudgets(region, visits),
  ]);
}

/** The budgets of a region's page, beside the page by hand and bare Next. */
function pageBudgets(region: string, pages: readonly Subject[]): Budget[] {
  const median = medianIn(pages);
  const ours = (figure: string) => median(region, figure);
  const byHand = (figure: string) => median('by hand', figure);
  const bareNext = (figure: string) => median('bare Next', figure);
  const page = pages.find(({ name }) => name === region);
  const longestTap = Math.max(
    ...TAPPED.map((tapped) => (page && summaryOf(page, tapFigure(tapped))?.max) ?? NaN),
  );
  const manySlides = manySlidesOf(region, pages);
  return [
    atMost('First Contentful Paint, ms', ours('fcp'), byHand('fcp') * PAINT_SHARE),
    below('the same, below bare Next', ours('fcp'), bareNext('fcp')),
    atMost('Largest Contentful Paint, ms', ours('lcp'), byHand('lcp') * PAINT_SHARE),
    below('the same, below bare Next', ours('lcp'), bareNext('lcp')),
    ...manySlides.map((name) =>
      atMost('the same with 48 slides', median(name, 'lcp'), ours('lcp') * SLIDES_SHARE),
    ),
    atMost(
      'Total Blocking Time, ms',
      ours('tbt'),
      Math.max(BLOCKING_MS.always, byHand('tbt') + BLOCKING_MS.overHtml),
    ),
    atMost('Cumulative Layout Shift', ours('cls'), 0),
    atLeast('Lighthouse performance', ours('performance'), 100),
    atLeast('Lighthouse accessibility', ours('accessibility'), 100),
    atLeast('Lighthouse best practices', ours('best-practices'), 100),
    atLeast('Lighthouse SEO', ours('seo'), 100),
    atMost('load without a touch, bytes', ours('loadBytes'), LOAD.bytes),
    atMost('load without a touch, requests', ours('loadRequests'), LOAD.requests),
    atMost('hydrated after a touch, ms', ours('hydratedAfterTouch'), HYDRATED_AFTER_TOUCH_MS),
    atMost('longest tap of all rounds, ms', longestTap, TAP_MS),
  ].map(of(region));
}

/**
 * The budgets of visits to a region's page, to the same page renamed, and to one with many slides.
 */
function visitBudgets(region: string, visits: readonly Subject[]): Budget[] {
  const median = medianIn(visits);
  const ours = (figure: string) => median(region, figure);
  const renamed = (figure: string) => median(`${region}, renamed`, figure);
  return [
    atMost('reading, bytes', ours('readingBytes'), READING.bytes),
    atMost('reading, requests', ours('readingRequests'), READING.requests),
    atMost('renamed: reading, bytes', renamed('readingBytes'), READING.bytes),
    atMost('renamed: reading, requests', renamed('readingRequests'), READING.requests),
    ...manySlidesOf(region, visits).map((name) =>
      atMost(
        '48 slides: reading, bytes',
        median(name, 'readingBytes'),
        ours('readingBytes') * SLIDES_SHARE,
      ),
    ),
    atMost('sending, bytes', ours('messageBytes'), MESSAGE_BYTES),
    atMost('scripts to send a message, bytes', ours('codeBytes'), SCRIPT_BYTES.message),
    atMost('the same with Swiper, bytes', ours('codeWithSwiperBytes'), SCRIPT_BYTES.withSwiper),
  ].map(of(region));
}

const of = (region: string) => (budget: Budget) => ({
  ...budget,
  name: `${region}: ${budget.name}`,
});

/** The name of the region's page with 48 slides. Only one region has it. */
function manySlidesOf(region: string, subjects: readonly Subject[]): string[] {
  return subjects.map(({ name }) => name).filter((name) => name === `${region}, 48 slides`);
}

/**
 * A figure that could not be measured is NaN. Every comparison with NaN is false, so the budget
 * fails.
 */
function medianIn(subjects: readonly Subject[]) {
  return (name: string, figure: string): number => {
    const subject = subjects.find((each) => each.name === name);
    return (subject && summaryOf(subject, figure)?.median) ?? NaN;
  };
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
