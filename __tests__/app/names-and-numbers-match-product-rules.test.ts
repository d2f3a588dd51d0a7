import { readFileSync } from 'node:fs';
import { SLIDE_INTERVAL_MS } from '@/components/home/banner/timing';
import { TOAST_DURATION_MS } from '@/components/toast/toast-store';
import { ENDPOINTS } from '@/lib/prepared-for-loan-app/endpoints';
import { KEY_GROUPS } from '@/lib/prepared-for-loan-app/key-group-names';
import { FIELD_NAMES } from '@/lib/prepared-for-loan-app/known-field-names';
import { UI_KIT_DEFAULTS, UI_KIT_LABELS } from '@/lib/prepared-for-loan-app/ui-kit-defaults';
import { BUILT_PAGES } from '@/lib/site/pages';

const PRODUCT = readFileSync('app/PRODUCT.md', 'utf8');

/** What each rule lists, without what it says is unknown or decided. */
const LISTED_BY_RULE = new Map(
  Array.from(
    PRODUCT.matchAll(/^\*\*Rule (\d+)\.\*\*([^]*?)(?=\*Unknown|\*Decision|^\*\*Rule)/gm),
    ([, number, text = '']) => [Number(number), text],
  ),
);

/** The names in code. "- `/a`: `b`, `c`" lists `/a/b` and `/a/c`. */
const namesIn = (text: string) =>
  text.split('\n').flatMap((line) => {
    const [, folder = '', names = line] = /^- `([^`]+)`:(.+)/.exec(line) ?? [];
    return Array.from(names.matchAll(/`([^`]+)`/g), ([, name]) =>
      folder ? `${folder}/${name}` : name,
    );
  });
const numbersIn = (text: string) => text.match(/\d+(?:\.\d+)?/g)?.map(Number);
const labelsIn = (text: string) => text.match(/[a-z ]+(?=[,.])/g)?.map((label) => label.trim());

/** The names after the first, in camel case. Of the first one, the product gives the path itself. */
const screensIn = (text: string) => [
  'dragonpayPaymentInstructions',
  ...(text.match(/(?<=, )[a-z /]+/g) ?? []).map((name) =>
    name.replaceAll(/[ /](\w)/g, (_, letter: string) => letter.toUpperCase()),
  ),
];

const screens = BUILT_PAGES.flatMap(({ kind, path }) => (kind === 'screen' ? path.slice(1) : []));
const defaults = Object.entries(UI_KIT_DEFAULTS).map(([name, value]) =>
  name.endsWith('Ms') ? value / 1000 : value,
);
const labels = Object.keys(UI_KIT_LABELS).map((name) => name.replace('Page', ' page'));

test.each([
  ['screens', 12, screens, screensIn],
  // The other tests of durations use the constants.
  ['milliseconds of a slide', 18, [SLIDE_INTERVAL_MS], numbersIn],
  ['seconds of a toast', 27, [TOAST_DURATION_MS / 1000], numbersIn],
  ['paths', 37, ENDPOINTS, namesIn],
  ['field names', 38, FIELD_NAMES, namesIn],
  ['key groups', 39, KEY_GROUPS, namesIn],
  ['numbers of the UI kit', 43, defaults, numbersIn],
  ['labels of the UI kit', 44, labels, labelsIn],
])('the %s are those of PRODUCT rule %i, in its order', (_, rule, values, valuesIn) => {
  expect(values).toEqual(valuesIn(LISTED_BY_RULE.get(rule) ?? ''));
});

test('the labels of the UI kit are in Chinese (PRODUCT rule 44)', () => {
  for (const label of Object.values(UI_KIT_LABELS)) expect(label).toMatch(/^\p{Script=Han}+$/u);
});
