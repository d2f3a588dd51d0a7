import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import css from '@eslint/css';
import { load } from 'cheerio';
import { ESLint, type Linter } from 'eslint';
import baselineJs from 'eslint-plugin-baseline-js';
import esX from 'eslint-plugin-es-x';
import { SCRIPTS } from '@/lib/kit/export/steps/read-pages';
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
    'appearance',
    'contain',
    // A slider has the colour of the browser, and in Firefox before 126 a smaller thumb.
    'accent-color',
    'zoom',
    // The page has a fallback for container units, see below.
    'container-type',
    // The message field keeps its height on touch screens.
    'resize',
    // The banner's scrollbar without scripts has the colours of the browser.
    'scrollbar-color',
    // Safari before 18.2 shows a scrollbar below the names of the languages while they are scrolled.
    'scrollbar-width',
    // Firefox before 113 shows the caption of the QR code in the colours of the system. Safari has no
    // forced ones.
    'forced-color-adjust',
    // Lines are not balanced.
    'text-wrap-style',
    // Before Chrome 131, Firefox 143 and Safari 18.4, paper has only the answers that are open.
    'content-visibility',
    // Before Chrome 115 and Safari 26, and in Firefox, a wide table does not fade at its edge. Chrome
    // has the property without a prefix since 120.
    'animation-timeline',
    'mask',
    // Before Chrome 125, Safari 26 and Firefox 147, a toast is below the top bar on all screens.
    'anchor-name',
    'position-anchor',
    // Before Chrome 128, a toast stays beside a long Send, and a long word may break.
    'position-try',
    // Chrome alone, since 140, marks what a visitor reads in the list of headings.
    'scroll-target-group',
  ],
  allowAtRules: ['position-try'],
  allowFunctions: ['anchor', 'anchor-size'],
  // The page has fallbacks for the unit and for `:has()`, see below.
  allowUnits: ['cqi'],
  allowPropertyValues: {
    'overflow-wrap': ['anywhere'],
    // Without them, the label of complaints may end a column of the footer.
    'break-after': ['avoid'],
    'break-before': ['avoid'],
    // Before Chrome 117, Firefox 71 and Safari 16, the title of a slide stands on its own text: on a
    // tablet, it is a line higher above a text of two lines.
    'grid-template-rows': ['subgrid'],
  },
  allowSelectors: ['focus-visible', 'has', 'details-content', 'target-current'],
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
            // All browsers have it; it counts as limited because it is obsolete.
            'date-get-year-set-year',
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

/** What a script or a style sheet needs and a browser of `browserslist` lacks, and its name there. */
async function problemsOf(text: string, type: 'js' | 'css') {
  const [result] = await linter.lintText(text, { filePath: `exported.${type}` });
  const lines = text.split('\n');
  const found = (result?.messages ?? []).map(({ message, line, column, endColumn }) => {
    const code = lines[line - 1]?.slice(column - 1, (endColumn ?? 0) - 1) ?? '';
    return { message, name: /[\w$]+(?=\W*$)/.exec(code)?.[0] ?? code };
  });
  if (type === 'css')
    for (const name of withoutFallbacks(text))
      found.push({ message: `No @supports for ${name}`, name });
  return found;
}

/** The packages in the scripts of an export whose code has a name; `licences.txt` lists them. */
function packagesWith(name: string, folder: string): string[] {
  const packages = readFileSync(join(folder, 'licences.txt'), 'utf8')
    .split(/^---$/m)
    .flatMap((part) => part.trim().split('\n')[0]?.split(', ') ?? [])
    .map((one) => join('node_modules', one))
    .filter(existsSync);
  return packages.filter((one) =>
    readdirSync(one, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.[cm]?js$/.test(file))
      .some((file) => new RegExp(`\\b${name}\\b`).test(readFileSync(join(one, file), 'utf8'))),
  );
}

/**
 * The features in a style that have no fallback. The linter finds no units inside functions, and
 * does not know that `:is()` ignores selectors that the browser does not support.
 */
function withoutFallbacks(style: string): string[] {
  const always = style.replace(/@supports[^{]*\{(?:[^{}]|\{[^{}]*\})*\}/g, '');
  const strict = always.replace(/:is\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '');
  return [
    ...(always.match(/[\d.]+(?:cq|[dls]v)(?:[bhiw]|max|min)\b/g) ?? []),
    ...(strict.match(/:has\(/g) ?? []),
  ];
}

/** WebKit before 26.4 takes the smallest picture if `sizes` has a comparison function. */
const COMPARISON = /\b(?:min|max|clamp)\(/;

/** The parts with different texts. */
const withoutCopies = <Part extends { readonly text: string }>(parts: readonly Part[]): Part[] => [
  ...new Map(parts.map((part) => [part.text, part])).values(),
];

/**
 * The exports whose runtimes have all code between them: with a receiver of messages, events and a
 * calculator, and with all that a company writes. Another runtime has React and a part of this, and
 * ESLint needs seconds for each.
 */
const WITH_ALL_CODE = ['india-measured', 'india-with-own-pages'];

describe('the browsers of browserslist understand', () => {
  const exported = withoutCopies(
    Object.entries(started?.exports ?? {}).flatMap(([name, { folder }]) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(js|html)$/.test(file))
        .filter((file) => !/\/runtime\./.test(file) || WITH_ALL_CODE.includes(name))
        .map((file) => ({ file, folder, text: readFileSync(join(folder, file), 'utf8') })),
    ),
  );
  /** The scripts or the style elements of all exports, each once. */
  const partsOf = (type: 'js' | 'css') => {
    const parts = exported.flatMap(({ text, ...place }) => {
      if (place.file.endsWith('.js')) return type === 'js' ? [{ text, ...place }] : [];
      const $ = load(text);
      return $(type === 'js' ? SCRIPTS : 'style')
        .get()
        .map((element) => ({ text: $(element).text(), ...place }));
    });
    return withoutCopies(parts);
  };

  test.each(['js', 'css'] as const)('all %s', async (type) => {
    const parts = partsOf(type);
    expect(parts.length).toBeGreaterThan(4);
    const found = new Map<string, string>();
    for (const { text, file, folder } of parts)
      for (const { message, name } of await problemsOf(text, type)) {
        if (found.has(message)) continue;
        const users = type === 'js' ? packagesWith(name, folder) : [];
        found.set(
          message,
          `${file} has ${name}: ${message} In ${users.join(' or ') || 'our own code'}.`,
        );
      }
    // What has a fallback, or is not necessary, belongs to the lists at the top of this file.
    expect([...found.values()]).toEqual([]);
  });

  test('the sizes of every picture', () => {
    const sizes = exported
      .filter(({ file }) => file.endsWith('.html'))
      .flatMap(({ text }) => load(text)('[sizes]').get())
      .flatMap(({ attribs }) => attribs['sizes'] ?? []);
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
