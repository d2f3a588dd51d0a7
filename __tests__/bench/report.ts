import {
  buildBudget,
  budgetsTable,
  growthBudget,
  pageBudgets,
  visitBudgets,
  type Budget,
} from './budgets';
import { comparisonTable, markdownTable, type Subject } from './comparison-table';
import {
  BUILD,
  BYTES,
  CODE,
  HYDRATION,
  PAINT,
  REQUESTS,
  SCORES,
  TAPS,
  VISIT_BYTES,
  VISIT_REQUESTS,
} from './metrics';
import type { RuntimePart } from './visits';

export interface MeasuredSubject extends Subject {
  /** Notes: failed audits and runs that could not be measured. */
  readonly remarks: readonly string[];
}

export interface MeasuredVisits extends MeasuredSubject {
  /** The parts of the runtime that a message and a control of the banner load. */
  readonly parts?: readonly RuntimePart[];
}

export interface Results {
  /** The regions whose budgets apply. */
  readonly regions: readonly string[];
  readonly environment: {
    readonly date: string;
    readonly rounds: number;
    readonly lighthouse: string;
    readonly next: string;
    readonly chromium: string;
    readonly node: string;
    readonly processor: string;
  };
  /**
   * The hand-written page, bare Next, and the pages to compare with them. Missing if only visits
   * were measured.
   */
  readonly pages?: readonly MeasuredSubject[];
  /** The cost of visits to the same pages and to variants of our pages, measured once. */
  readonly visits: readonly MeasuredVisits[];
  /**
   * The same page at several sizes, the smallest first, and the builds of bare Next and of our
   * page.
   */
  readonly growth?: readonly MeasuredSubject[];
  readonly builds?: readonly MeasuredSubject[];
}

/**
 * On a machine with a lower benchmark index, differences under 5 points or 150 ms of blocking time
 * are noise.
 */
const ROUNDS_THAT_COUNT = 5;

/** The whole report as Markdown that is also readable in a terminal. */
export function reportOf(results: Results): string {
  const { environment, pages, visits, growth, builds } = results;
  return [
    provenance(environment),
    ...(pages
      ? [
          '## Pages',
          comparisonTable([SCORES, PAINT, BYTES, REQUESTS, HYDRATION, TAPS], pages),
          ...remarksOn(pages),
        ]
      : []),
    '## Visits at 360 px, two device pixels each, without throttling',
    comparisonTable([VISIT_BYTES, VISIT_REQUESTS, CODE], visits),
    ...remarksOn(visits),
    ...visits.flatMap(({ name, parts = [] }) => partsTable(name, parts)),
    ...(growth
      ? [
          '## Growth',
          comparisonTable([SCORES, PAINT, BYTES, HYDRATION], growth),
          ...remarksOn(growth),
        ]
      : []),
    ...(builds ? ['## Builds', comparisonTable([BUILD], builds), ...remarksOn(builds)] : []),
    '## Budgets',
    ...budgetsOf(results),
  ].join('\n\n');
}

function provenance({
  date,
  rounds,
  lighthouse,
  next,
  chromium,
  node,
  processor,
}: Results['environment']): string {
  const caution =
    rounds < ROUNDS_THAT_COUNT
      ? ' Below 5 rounds, differences under 5 points or 150 ms of blocking mean nothing.'
      : '';
  return (
    `Median (lowest–highest) of ${rounds}, interleaved; × is the ratio to the first column. Lighthouse ${lighthouse} ` +
    `mobile with simulated throttling, Chromium ${chromium}, Next ${next}, Node ${node}, HTTP/2 and brotli, ` +
    `${processor}, ${date}.${caution}`
  );
}

function remarksOn(subjects: readonly MeasuredSubject[]): string[] {
  return subjects
    .filter(({ remarks }) => remarks.length > 0)
    .map(({ name, remarks }) => `${name}: ${remarks.join(', ')}.`);
}

function partsTable(name: string, parts: readonly RuntimePart[]): string[] {
  if (parts.length === 0) return [];
  const rows = parts.map(({ part, scripts, bytes }) => [
    part,
    String(scripts),
    (bytes / 1000).toFixed(1),
  ]);
  return [`### The runtime of ${name}`, markdownTable(['part', 'scripts', 'kB'], rows)];
}

/** Whether every budget holds. */
export function budgetsHold(results: Results): boolean {
  return budgetsByPage(results).every(([, budgets]) => budgets.every(({ holds }) => holds));
}

function budgetsOf(results: Results): string[] {
  return budgetsByPage(results).map(([name, budgets]) => `### ${name}\n\n${budgetsTable(budgets)}`);
}

function budgetsByPage({
  regions,
  pages = [],
  visits,
  growth,
  builds,
}: Results): [page: string, budgets: Budget[]][] {
  const [html, next, ...compared] = pages;
  const ours = compared.filter(({ name }) => regions.includes(name));
  const sections = (html && next ? ours : []).map((page): [string, Budget[]] => [
    page.name,
    pageBudgets(page, { html: html as Subject, next: next as Subject }),
  ]);
  const fewest = growth?.[0];
  const mostSlides = growth?.find(({ name }) => name.startsWith('48 '));
  const [nextBuild, ourBuild] = builds ?? [];
  const overall = [
    ...(fewest && mostSlides ? [growthBudget(fewest, mostSlides)] : []),
    ...(nextBuild && ourBuild ? [buildBudget(nextBuild, ourBuild)] : []),
  ];
  return [
    ...sections,
    ...regions.map((region): [string, Budget[]] => [
      `visits, ${region}`,
      visitBudgets(region, visits),
    ]),
    ...(overall.length > 0 ? [['growth and build', overall] as [string, Budget[]]] : []),
  ];
}
