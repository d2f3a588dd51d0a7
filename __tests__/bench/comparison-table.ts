import { extent, median } from 'd3-array';
import type { Metric, MetricGroup } from './metrics';

/** The figures of one round by name. A figure is null if the page lacks what it measures. */
export type Figures = Readonly<Record<string, number | null>>;

export interface Subject {
  readonly name: string;
  readonly rounds: readonly Figures[];
}

export interface Summary {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/** Summarizes the rounds that have a figure. Returns nothing if none has it. */
export function summaryOf({ rounds }: Subject, figure: string): Summary | null {
  const known = rounds.flatMap((round) => round[figure] ?? []);
  const [min, max] = extent(known);
  const middle = median(known);
  if (min === undefined || max === undefined || middle === undefined) return null;
  return { median: middle, min, max };
}

/**
 * A Markdown table of medians, ranges and ratios. It has a row for each metric and a column for
 * each subject. The ratios compare each subject with the first one.
 */
export function comparisonTable(
  groups: readonly MetricGroup[],
  subjects: readonly Subject[],
): string {
  const rows = groups.flatMap(({ title, metrics }) => [
    [`**${title}**`, ...subjects.map(() => '')],
    ...metrics.map((metric) => [
      metric.label,
      ...subjects.map((subject) => cell(metric, subject, subjects[0])),
    ]),
  ]);
  return markdownTable(['', ...subjects.map(({ name }) => name)], rows);
}

function cell(
  { figure, write, compared }: Metric,
  subject: Subject,
  reference: Subject | undefined,
): string {
  const summary = summaryOf(subject, figure);
  if (!summary) return '–';
  const { min, max } = summary;
  const range = write(min) === write(max) ? '' : ` (${write(min)}–${write(max)})`;
  const base = compared && reference !== subject ? summaryOf(reference as Subject, figure) : null;
  const ratio = base && base.median > 0 ? ` ${(summary.median / base.median).toFixed(2)}×` : '';
  return `${write(summary.median)}${range}${ratio}`;
}

/** Aligns the columns, so that the table is readable in a terminal. */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const widths = head.map((title, column) =>
    Math.max(3, ...[title, ...rows.map((row) => row[column] ?? '')].map(lengthOf)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((text, column) => text + ' '.repeat((widths[column] ?? 0) - lengthOf(text))).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

function lengthOf(text: string): number {
  return [...text].length;
}
