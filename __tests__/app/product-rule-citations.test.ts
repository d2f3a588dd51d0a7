import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PRODUCT = 'app/PRODUCT.md';
const THIS_TEST = '__tests__/app/product-rule-citations.test.ts';
const FOLDERS = ['.config', '.github', '__tests__', 'app', 'components', 'lib'];
const TEXT = /\.(?:css|js|json|md|mjs|py|tsx?|ya?ml)$/;

/** "PRODUCT rule 12", "PRODUCT rules 12 and 15", "PRODUCT rules 2, 12 and 15". */
const CITATION = /PRODUCT rules? (\d+(?:(?:, | and )\d+)*)/g;

/** The numbers of the rules that a text cites. A comment may break a citation between two lines. */
function citedRules(text: string): string[] {
  const oneLine = text.replace(/\s*\n\s*(?:\*|\/\/|#)?\s*/g, ' ');
  return Array.from(oneLine.matchAll(CITATION), ([, list = '']) => list.match(/\d+/g) ?? []).flat();
}

const rules = Array.from(
  readFileSync(PRODUCT, 'utf8').matchAll(/^\*\*Rule (\d+)\.\*\*/gm),
  ([, number = '']) => number,
);

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name)),
).filter((file) => file !== PRODUCT && file !== THIS_TEST && !file.includes('node_modules'));

it('numbers the product rules in ascending order', () => {
  expect(rules).not.toEqual([]);
  expect(rules).toEqual([...new Set(rules)].sort((one, other) => Number(one) - Number(other)));
});

it('finds citations in lists and across the lines of a comment', () => {
  expect(citedRules('/* (PRODUCT rules 2, 12 and 15). PRODUCT\n * rule 3 */')).toEqual([
    '2',
    '12',
    '15',
    '3',
  ]);
});

it('finds every cited rule in app/PRODUCT.md', () => {
  const cited = files.flatMap((file) =>
    citedRules(readFileSync(file, 'utf8')).map((rule) => ({ file, rule })),
  );

  expect(cited).not.toEqual([]);
  expect(cited.filter(({ rule }) => !rules.includes(rule))).toEqual([]);
});
