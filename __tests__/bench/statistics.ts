export interface Summary {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const upper = sorted[sorted.length >> 1];
  const lower = sorted[(sorted.length - 1) >> 1];
  if (upper === undefined || lower === undefined) throw new Error('No values have no median.');
  return (lower + upper) / 2;
}

/** What the rounds of one measurement say together; null where a round could not be measured, or none could. */
export function summarize(values: readonly (number | null | undefined)[]): Summary | null {
  const known = values.filter((value) => value !== null && value !== undefined);
  if (known.length === 0) return null;
  return { median: median(known), min: Math.min(...known), max: Math.max(...known) };
}
