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

/**
 * The breakpoints, and what begins there. CSS has no constants for media queries, so lint holds them
 * to this list. In a `rem` of the browser, they grow with the text that a visitor has set. The
 * `sizes` of pictures repeat some of them; hero-and-cards-geometry.test.ts compares these with the
 * widths of the pictures.
 */
const BREAKPOINTS = {
  '17.1rem': 'text that is not very large on a phone',
  '22rem': 'a phone on which all cards have one height',
  '36rem': 'a large phone: more space in Contact us',
  '40rem': 'a tablet: two columns, such as the offer and the banner',
  '44rem': 'a phone held sideways: two columns in About us and Contact us',
  '60rem': 'a small desk: the same, and the actions of the offer side by side',
  '64rem': 'a list beside its heading or its text; two languages in the bar',
  '66rem': 'a desk: more space in the panels',
  '75rem':
    'a wide desk: four columns of facts in the footer, the controls of the banner in its corner',
  '80rem': 'space for the QR code',
  '100rem': 'a very large screen: everything is larger',
};

/** The last widths before some of them. */
const LAST_WIDTHS = ['17rem', '39.9rem', '63.99rem'];

/** @type {import('stylelint').Config} */
const config = {
  extends: 'stylelint-config-recommended',
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'media-feature-name-value-allowed-list': {
      'min-width': Object.keys(BREAKPOINTS),
      'max-width': LAST_WIDTHS,
    },
    // Newer than the list of this rule.
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['target-current'] }],
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
