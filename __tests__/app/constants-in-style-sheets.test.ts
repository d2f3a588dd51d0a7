import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { filesIn } from '@/lib/kit/files';
import { DISPLAY_WEIGHT } from '@/lib/kit/fonts';
import { PAGE_IDS } from '@/lib/site/pages';
import { SECTION_IDS } from '@/lib/site/sections';

// Media queries, selectors and the shorthand `font` take no constants, so style sheets repeat some.
const STYLE_SHEETS = ['app', 'components']
  .flatMap((folder) => filesIn(folder).map((file) => `${folder}/${file}`))
  .filter((file) => file.endsWith('.css'));

/** The ids that a style sheet names, also in links to them and as the shown section. */
function idsIn(file: string): string[] {
  const selectors: string[] = [];
  postcss.parse(readFileSync(file, 'utf8')).walkRules((rule) => void selectors.push(rule.selector));
  const names = selectors.join().matchAll(/#([\w-]+)|\[data-section='([\w-]+)/g);
  return Array.from(names, ([, id, section]) => id ?? section ?? '');
}

test('style sheets name the sections and no id that no page has', () => {
  const named = new Set(STYLE_SHEETS.flatMap(idsIn));
  expect([...named]).toEqual(expect.arrayContaining([...SECTION_IDS]));
  expect([...SECTION_IDS, ...PAGE_IDS]).toEqual(expect.arrayContaining([...named]));
});

test('each section but Home, which is shown first, is shown in the same way', () => {
  const ids = idsIn('app/visible-section.css');
  const counts = SECTION_IDS.slice(1).map((id) => ids.filter((one) => one === id).length);
  expect(Math.min(...counts)).toBeGreaterThan(0);
  expect(new Set(counts).size).toBe(1);
});

test('what is bolder than bold has the one weight of the display font', () => {
  const css = STYLE_SHEETS.map((file) => readFileSync(file, 'utf8')).join();
  const weights = Array.from(css.matchAll(/\bfont(?:-weight)?: (\d{3})\b/g), ([, weight]) =>
    Number(weight),
  );
  expect(new Set(weights.filter((weight) => weight > 700))).toEqual(new Set([DISPLAY_WEIGHT]));
});
