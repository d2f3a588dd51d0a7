import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * The style sheets of the components. Their classes are global, so each style sheet has one block
 * with the name of its file, and no two files have the same name.
 */
const BLOCKS = readdirSync(new URL('../components', import.meta.url), { recursive: true })
  .filter((file) => file.endsWith('.css'))
  .map((file) => basename(file, '.css'));

const repeated = BLOCKS.find((block, index) => BLOCKS.indexOf(block) !== index);
if (repeated) throw new Error(`Two style sheets in components are named ${repeated}.css.`);

/** The class names in the style sheets of the packages that this project depends on. */
const PACKAGE_CLASSES = Object.keys(
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url))).dependencies,
)
  .filter((name) => name !== 'next')
  .flatMap((name) => {
    const folder = new URL(`../node_modules/${name}/`, import.meta.url);
    return readdirSync(folder, { recursive: true })
      .filter((file) => file.endsWith('.css'))
      .map((file) => readFileSync(new URL(file, folder), 'utf8'));
  })
  .flatMap((css) => css.match(/(?<=\.)[a-z][\w-]*/gi) ?? [])
  .join('|');

/** Content blockers hide elements with these words in a class. */
const BLOCKED_WORDS = 'ads?|advert|banner|promo|cookie|social|sponsor';

/**
 * The block and its elements (`offer__amount`); a state is an attribute. A block in the plural also
 * names one of its items (`feature-card`). The class names of packages are left alone.
 */
function classPattern(block) {
  const names = `(?:${block}|${block.replace(/s$/, '')})`;
  const word = '[a-z0-9]+(?:-[a-z0-9]+)*';
  const unblocked = `(?!(?:.*[-_])?(?:${BLOCKED_WORDS})(?:[-_]|$))`;
  return `^(?:${unblocked}${names}(?:__${word})?|${PACKAGE_CLASSES})$`;
}

/** @type {import('stylelint').Config} */
const config = {
  extends: 'stylelint-config-recommended',
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    // A selector may have two rules, each beside the rules that it belongs to.
    'no-duplicate-selectors': null,
    // The selectors that this rule compares mostly match different elements.
    'no-descending-specificity': null,
  },
  overrides: BLOCKS.map((block) => ({
    files: [`${block}.css`],
    rules: {
      'selector-class-pattern': [
        classPattern(block),
        {
          message: (selector) =>
            `"${selector}" must be ".${block}" or begin with ".${block}__", ` +
            `and contain no word that content blockers hide`,
        },
      ],
    },
  })),
};

export default config;
