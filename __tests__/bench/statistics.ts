import { extent, median } from 'd3-array';

export interface Summary {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/**
 * Summarizes the rounds of one measurement. It ignores rounds without a value, and returns nothing
 * if no round has one.
 */
export function summarize(values: readonly (number | null | undefined)[]): Summary | null {
  const known = values.filter((value) => value !== null && value !== undefined);
  const [min, max] = extent(known);
  const middle = median(known);
  if (min === undefined || max === undefined || middle === undefined) return null;
  return { median: middle, min, max };
}
