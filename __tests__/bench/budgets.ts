/** The figures of one round by name. A figure is null if the page lacks what it measures. */
export type Figures = Readonly<Record<string, number | null>>;

/** A page with what was measured in each round. */
export interface Page {
  readonly name: string;
  readonly rounds: readonly Figures[];
}

interface Budget {
  readonly figure: string;
  readonly label: string;
  readonly atMost?: number;
  /** The largest ratio to the hand-written page. */
  readonly ratio?: number;
}

/** Bytes hardly vary, so visits are measured in one round only. */
export const BYTE_BUDGETS: readonly Budget[] = [
  { figure: 'document', label: 'document, Brotli 11', atMost: 10_800 },
  { figure: 'reading', label: 'ten seconds of reading', atMost: 66_000 },
  { figure: 'link', label: 'press on a link of the navigation', atMost: 128_000 },
  { figure: 'deepLink', label: 'deep link', atMost: 122_000 },
  { figure: 'linkSavingData', label: 'press on a link, Save-Data', atMost: 57_000 },
  { figure: 'pause', label: 'press on Pause', atMost: 143_000 },
  { figure: 'next', label: 'press on Next', atMost: 143_000 },
  { figure: 'message', label: 'sends a message', atMost: 128_000 },
];

export const TIME_BUDGETS: readonly Budget[] = [
  { figure: 'scoresBelow100', label: 'Lighthouse scores below 100', atMost: 0 },
  { figure: 'fcp', label: 'First Contentful Paint, ms', ratio: 1.1 },
  { figure: 'lcp', label: 'Largest Contentful Paint, ms', ratio: 1.1 },
  { figure: 'cls', label: 'Cumulative Layout Shift', atMost: 0 },
  { figure: 'tbt', label: 'Total Blocking Time, ms', atMost: 60 },
  { figure: 'mainThread', label: 'main-thread work, ms', ratio: 3 },
  {
    figure: 'scriptCost',
    label: 'main thread of the first 2.7 s, % of the same page without its scripts',
    atMost: 125,
  },
  { figure: 'layouts', label: 'layouts', atMost: 8 },
  { figure: 'styles', label: 'style recalculations', atMost: 12 },
  { figure: 'nextAnswered', label: 'Next answered, ms', atMost: 100 },
  { figure: 'pauseAnswered', label: 'Pause answered, ms', atMost: 100 },
  { figure: 'linkAnswered', label: 'link answered, ms', atMost: 100 },
  { figure: 'sendAnswered', label: 'Send answered, ms', atMost: 200 },
  { figure: 'longestTap', label: 'longest tap, ms', atMost: 200 },
];

/**
 * Compares the medians of pages with the budgets. A figure that was not measured exceeds its budget.
 *
 * @param references pages without budgets of their own. Others have a ratio to the first one.
 * @returns the table as Markdown, and the budgets that pages exceed.
 */
export function evaluate(
  budgets: readonly Budget[],
  references: readonly [Page, ...Page[]],
  pages: readonly Page[],
) {
  const exceeded: string[] = [];
  const rows = budgets.map(({ figure, label, atMost, ratio }) => {
    const base = median(references[0], figure);
    const cells = pages.map((page) => {
      const value = median(page, figure);
      const cell = write(value) + (base > 0 && value >= 0 ? ` ${(value / base).toFixed(2)}×` : '');
      // Every comparison with NaN is false.
      if (value <= (atMost ?? base * (ratio ?? NaN))) return cell;
      exceeded.push(`${page.name}: ${label}`);
      return `**${cell}**`;
    });
    const compared = references.map((page) => write(median(page, figure)));
    return [label, `≤ ${atMost ?? `${ratio}×`}`, ...compared, ...cells];
  });
  const head = ['', 'budget', ...[...references, ...pages].map(({ name }) => name)];
  const table = [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
  return { table: table.join('\n'), exceeded };
}

/** The median of the rounds that have a figure, or NaN. */
function median({ rounds }: Page, figure: string): number {
  const sorted = rounds.flatMap((round) => round[figure] ?? []).sort((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
}

function write(value: number): string {
  return Number.isNaN(value) ? '–' : String(Number(value.toFixed(value < 1 ? 3 : 0)));
}
