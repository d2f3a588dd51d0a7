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
    // CSS modules have this pseudo-class.
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
  },
};

export default config;
