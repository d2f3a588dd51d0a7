import { readFileSync } from 'node:fs';
import { BYTE_BUDGETS, evaluate, TIME_BUDGETS, type Figures } from './budgets';

const BUDGETS = [...BYTE_BUDGETS, ...TIME_BUDGETS];

/** Figures that are just within every budget beside a hand-written page that paints after 800 ms. */
const GOOD: Figures = Object.fromEntries(
  BUDGETS.map(({ figure, atMost }) => [figure, atMost ?? 880]),
);
const HAND_WRITTEN = { name: 'hand-written', rounds: [{ fcp: 800, lcp: 800, mainThread: 400 }] };

const slow = { ...GOOD, fcp: 2000 };

test.each<[string, Figures[], string[]]>([
  ['a light page', [GOOD], []],
  ['reading that loads more', [{ ...GOOD, reading: 66_001 }], ['ten seconds of reading']],
  ['a page that shifts', [{ ...GOOD, cls: 0.001 }], ['Cumulative Layout Shift']],
  ['a page that paints late', [{ ...GOOD, lcp: 881 }], ['Largest Contentful Paint, ms']],
  ['a figure that was not measured', [{ ...GOOD, pause: null }], ['press on Pause']],
  // The median counts.
  ['one slow round of three', [GOOD, slow, GOOD], []],
  ['two slow rounds of three', [slow, slow, GOOD], ['First Contentful Paint, ms']],
  ['no round', [], BUDGETS.map(({ label }) => label)],
])('%s exceeds its budgets and no others', (_, rounds, labels) => {
  const { exceeded } = evaluate(BUDGETS, [HAND_WRITTEN], [{ name: 'india', rounds }]);

  expect(exceeded).toEqual(labels.map((label) => `india: ${label}`));
});

test('README has these budgets', () => {
  const [, rows = ''] = readFileSync('README.md', 'utf8').split('| first visit |');
  const lastCells = rows.split('\n\n')[0]?.match(/[^|]+(?= \|$)/gm) ?? [];
  const of = (wanted: string) => {
    const { atMost = NaN, ratio } = BUDGETS.find(({ figure }) => figure === wanted) ?? {};
    return ratio ? `${ratio}×` : String(atMost > 1000 ? atMost / 1000 : atMost);
  };
  expect(lastCells.map((cell) => cell.trim())).toEqual([
    'budget',
    of('reading'),
    `${of('link')} (${of('linkSavingData')})`,
    ...[of('pause'), of('message'), '100 each', of('fcp'), of('lcp'), of('tbt'), of('cls')],
    `${of('layouts')}, ${of('styles')}`,
    ['next', 'pause', 'link', 'send'].map((control) => of(`${control}Answered`)).join(', '),
  ]);
});
