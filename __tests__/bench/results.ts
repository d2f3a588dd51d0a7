import { extent, median } from 'd3-array';

/** The figures of one round by name. A figure is null if the page lacks what it measures. */
export type Figures = Readonly<Record<string, number | null>>;

/** A page with what was measured in each round. */
export interface Subject {
  readonly name: string;
  readonly rounds: readonly Figures[];
}

export interface Results {
  /** The regions whose budgets apply. */
  readonly regions: readonly string[];
  /** The machine and the versions. */
  readonly environment: string;
  /** The hand-written page first. Missing if only visits were measured. */
  readonly pages?: readonly Subject[];
  /** The cost of visits, measured once. */
  readonly visits: readonly Subject[];
}

/** The middle of the rounds that have a figure, and their range. Nothing if none has it. */
export function summaryOf({ rounds }: Subject, figure: string) {
  const known = rounds.flatMap((round) => round[figure] ?? []);
  const [min, max] = extent(known);
  const middle = median(known);
  if (min === undefined || max === undefined || middle === undefined) return undefined;
  return { median: middle, min, max };
}
