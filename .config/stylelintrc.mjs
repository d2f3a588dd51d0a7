import { readdirSync } from 'node:fs';
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

/** Content blockers hide elements with these words in a class. */
const BLOCKED_WORDS = 'ads?|advert|banner|promo|cookie|social|sponsor';

/**
 * The block and its elements (`offer__amount`); a state is an attribute. A block in the plural also
 * names one of its items (`feature-card`). Swiper has its own names.
 */
function classPattern(block) {
  const names = `(?:${block}|${block.replace(/s$/, '')})`;
  const word = '[a-z0-9]+(?:-[a-z0-9]+)*';
  const unblocked = `(?!(?:.*[-_])?(?:${BLOCKED_WORDS})(?:[-_]|$))`;
  return `^(?:${unblocked}${names}(?:__${word})?|swiper(?:-${word})?)$`;
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
