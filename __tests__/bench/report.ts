import { comparisonTable, type Subject } from './comparison-table';
import { BUILD, BYTES, CODE, HYDRATION, PAINT, REQUESTS, SCORES, TAPS } from './metrics';
import { buildPromise, growthPromise, pagePromises, promisesTable, type Kept } from './promises';

export interface MeasuredSubject extends Subject {
  /** What a figure cannot say: audits that failed, runs that could not be measured. */
  readonly remarks: readonly string[];
}

export interface Results {
  readonly environment: {
    readonly date: string;
    readonly rounds: number;
    readonly throttling: 'simulated' | 'applied';
    readonly lighthouse: string;
    readonly next: string;
    readonly chromium: string;
    readonly node: string;
    readonly processor: string;
  };
  /** The HTML floor, the Next floor, and the pages that are compared to them. */
  readonly pages: readonly MeasuredSubject[];
  /** The same page at several sizes, the smallest first; and a build of the Next floor beside one of ours. */
  readonly growth?: readonly MeasuredSubject[];
  readonly builds?: readonly MeasuredSubject[];
}

/** Below this, differences under 5 points or 150 ms of blocking mean nothing. */
const ROUNDS_THAT_COUNT = 5;

/** The whole report, as Markdown that a terminal shows just as well. */
export function reportOf(results: Results): string {
  const { environment, pages, growth, builds } = results;
  return [
    provenance(environment),
    '## Pages',
    comparisonTable([SCORES, PAINT, BYTES, REQUESTS, CODE, HYDRATION, TAPS], pages),
    ...remarksOn(pages),
    ...(growth
      ? [
          '## Growth',
          comparisonTable([SCORES, PAINT, BYTES, HYDRATION], growth),
          ...remarksOn(growth),
        ]
      : []),
    ...(builds ? ['## Builds', comparisonTable([BUILD], builds), ...remarksOn(builds)] : []),
    '## Promises',
    ...keptBy(results),
  ].join('\n\n');
}

function provenance({
  date,
  rounds,
  throttling,
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
    `mobile with ${throttling} throttling, Chromium ${chromium}, Next ${next}, Node ${node}, HTTP/2 and brotli, ` +
    `${processor}, ${date}.${caution}`
  );
}

function remarksOn(subjects: readonly MeasuredSubject[]): string[] {
  return subjects
    .filter(({ remarks }) => remarks.length > 0)
    .map(({ name, remarks }) => `${name}: ${remarks.join(', ')}.`);
}

function keptBy({ environment, pages, growth, builds }: Results): string[] {
  const [html, next, ...compared] = pages;
  const sections = (html && next ? compared : []).map((page): [string, Kept[]] => [
    page.name,
    pagePromises(
      page,
      { html: html as Subject, next: next as Subject },
      environment.throttling === 'applied',
    ),
  ]);
  const fewest = growth?.[0];
  const mostSlides = growth?.find(({ name }) => name.startsWith('48 '));
  const [floorBuild, ourBuild] = builds ?? [];
  const overall = [
    ...(fewest && mostSlides ? [growthPromise(fewest, mostSlides)] : []),
    ...(floorBuild && ourBuild ? [buildPromise(floorBuild, ourBuild)] : []),
  ];
  return [
    ...sections,
    ...(overall.length > 0 ? [['growth and build', overall] as [string, Kept[]]] : []),
  ].map(([name, kept]) => `### ${name}\n\n${promisesTable(kept)}`);
}
