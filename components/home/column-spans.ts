/** The columns of the values of a row (terms.css), the most even rows first. */
const ROWS = [[2, 2], [4], [3, 1], [1, 3], [2, 1, 1], [1, 2, 1], [1, 1, 2], [1, 1, 1, 1]];

/** What a row costs, and in a row each line after the first one, in lines. */
const ROW = 2.7;
const BREAK = 3.5;

interface Rows {
  readonly cost: number;
  readonly spans: readonly number[];
}

/**
 * Distributes values over rows of four columns that have no empty place: as few rows as possible
 * without a value that breaks. A short value has no row for itself.
 *
 * @param room how many small letters fit into one, two, three and four columns
 * @returns how many columns each value takes
 */
export function columnSpans(values: readonly string[], room: readonly number[]): readonly number[] {
  return bestRows(values.map(widthOf), room).spans;
}

/** The width of a text in small letters: figures and all other signs are wider. */
function widthOf(text: string): number {
  // Vowel signs and accents stand above and below other letters.
  const signs = text.replace(/\p{M}/gu, '');
  return signs.length + 0.5 * signs.replace(/[a-z\s.,]/g, '').length;
}

function bestRows(lengths: readonly number[], room: readonly number[]): Rows {
  const options = ROWS.filter((row) => row.length <= lengths.length).map((row): Rows => {
    const filled = row.map((span, index) => (lengths[index] ?? 0) / (room[span - 1] ?? 1));
    const breaks = filled.map((lines) => Math.max(0, Math.ceil(lines) - 1));
    const empty = row.length === 1 ? Math.max(0, 1 - (filled[0] ?? 0)) : 0;
    const rest = bestRows(lengths.slice(row.length), room);
    const cost = ROW + empty + BREAK * Math.max(...breaks) + rest.cost;
    return { cost, spans: [...row, ...rest.spans] };
  });
  const [first = { cost: 0, spans: [] }, ...others] = options;
  return others.reduce((best, one) => (one.cost < best.cost ? one : best), first);
}
