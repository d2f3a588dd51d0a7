import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import css from '@eslint/css';
import { ESLint, type Linter } from 'eslint';
import baselineJs from 'eslint-plugin-baseline-js';
import esX from 'eslint-plugin-es-x';
import { parseFragment } from 'parse5';
import { attributeOf, elementsOf, isScript, textInside } from '@/lib/export/html/html-tree';
import { started } from './setup/open-page';

/** Later syntax and functions that all browsers of `browserslist` (package.json) have. */
const IN_ALL_BROWSERS = [
  'array-prototype-at',
  'class-instance-fields',
  'class-private-fields',
  'class-private-methods',
  'class-static-fields',
  'string-prototype-at',
  'typedarray-prototype-at',
];

/** The rules against iterator methods. Arrays have methods of the same names. */
const ALSO_OF_ARRAYS = Object.keys(esX.rules).filter((rule) =>
  rule.startsWith('no-iterator-prototype-'),
);

const allowed = [...IN_ALL_BROWSERS.map((feature) => `no-${feature}`), ...ALSO_OF_ARRAYS];

/** What was Baseline at the end of this year is in all browsers of `browserslist`. */
const BASELINE_YEAR = 2021;

/**
 * The page may also use CSS features that all of these browsers had before they were Baseline, and
 * features whose absence changes little.
 */
const BASELINE: object = {
  available: BASELINE_YEAR,
  // Safari has no forced colours, and Firefox 100 no setting for more contrast.
  allowMediaConditions: ['forced-colors', 'prefers-contrast'],
  allowProperties: [
    'outline',
    'scroll-snap-type',
    // In Safari since 15.4.
    'contain',
    // The page has no control that would have this colour.
    'accent-color',
    // The page guards container units, see below.
    'container-type',
    // The message field keeps its height on touch screens.
    'resize',
    // The banner's scrollbar without scripts has the colours of the browser.
    'scrollbar-color',
    // Lines are not balanced.
    'text-wrap-style',
  ],
  // The page guards them, see below.
  allowUnits: ['cqi'],
  allowPropertyValues: { 'overflow-wrap': ['anywhere'] },
  // The page guards `:has()`, see below.
  allowSelectors: ['focus-visible', 'has'],
};

const CONFIG: Linter.Config[] = [
  {
    files: ['**/*.js'],
    plugins: { 'baseline-js': { rules: baselineJs.rules }, 'es-x': esX },
    languageOptions: { sourceType: 'script' },
    settings: { 'es-x': { aggressive: true } },
    rules: {
      ...esX.configs['flat/restrict-to-es2021'].rules,
      ...Object.fromEntries(allowed.map((rule) => [`es-x/${rule}`, 'off'])),
      'baseline-js/use-baseline': [
        'error',
        {
          available: BASELINE_YEAR,
          includeWebApis: { preset: 'auto' },
          ignoreFeatures: [
            // The scripts use it only where it exists.
            'network-information',
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.css'],
    plugins: { css },
    language: 'css/css',
    rules: { 'css/use-baseline': ['error', BASELINE] },
  },
];

const linter = new ESLint({ overrideConfigFile: true, overrideConfig: CONFIG, ignore: false });

/** What a script or a style sheet needs and a browser of `browserslist` lacks. */
async function problemsOf(text: string, type: 'js' | 'css'): Promise<string[]> {
  const [result] = await linter.lintText(text, { filePath: `exported.${type}` });
  const found = result?.messages.map(({ message }) => message) ?? [];
  return type === 'css' ? [...found, ...unguarded(text)] : found;
}

/**
 * The linter knows no units inside functions, and does not know that `:is()` ignores selectors that
 * the browser does not know.
 */
function unguarded(style: string): string[] {
  const always = style.replace(/@supports[^{]*\{(?:[^{}]|\{[^{}]*\})*\}/g, '');
  const strict = always.replace(/:is\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '');
  return [
    ...(always.match(/[\d.]+(?:cq|[dls]v)(?:[bhiw]|max|min)\b/g) ?? []),
    ...(strict.match(/:has\(/g) ?? []),
  ];
}

/** WebKit before 26.4 takes the smallest picture if `sizes` has a comparison function. */
const COMPARISON = /\b(?:min|max|clamp)\(/;

describe('the browsers of browserslist understand', () => {
  const exported = Object.values(started?.exports ?? {}).flatMap(({ folder }) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => ({
      file,
      path: join(folder, file),
    })),
  );
  const textsOf = (extension: string) =>
    exported
      .filter(({ file }) => file.endsWith(extension))
      .map(({ path }) => readFileSync(path, 'utf8'));
  const elements = textsOf('.html').flatMap((html) => elementsOf(parseFragment(html) as never));

  test.each([
    ['js', () => [...elements.filter(isScript).map(textInside), ...textsOf('.js')]],
    ['css', () => elements.filter(({ tagName }) => tagName === 'style').map(textInside)],
  ] as const)('all %s', async (type, texts) => {
    const problems = [...new Set(texts())].map((text) => problemsOf(text, type));
    expect(problems.length).toBeGreaterThan(4);
    expect((await Promise.all(problems)).flat()).toEqual([]);
  });

  test('the sizes of every picture', () => {
    const sizes = elements.flatMap((element) => attributeOf(element, 'sizes') ?? []);
    expect(sizes.length).toBeGreaterThan(4);
    expect(sizes.filter((value) => COMPARISON.test(value))).toEqual([]);
  });
});

describe('the check finds', () => {
  test.each([
    ['js', 'a.b?.findLast?.(c)'],
    ['js', 'structuredClone(a)'],
    ['js', 'new CSSStyleSheet()'],
    ['css', 'a{overflow:clip}'],
    ['css', 'a{height:100dvb}'],
    ['css', 'a{width:calc(1cqi * var(--b))}'],
    ['css', 'a:has(b){color:red}'],
  ] as const)('in %s: %s', async (type, text) => {
    expect(await problemsOf(text, type)).not.toEqual([]);
  });
});
