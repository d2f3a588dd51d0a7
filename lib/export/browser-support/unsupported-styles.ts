import { parse, walk, type CssNode, type WalkContext } from 'css-tree';
import { browsersLacking, browsersLackingBelow, compatData } from './compat-data';

/**
 * What the page may use although a supported browser lacks it, and what visitors of that browser
 * get instead. The name of a property stands for all its values.
 */
const ENHANCEMENTS: Readonly<Record<string, string>> = {
  '::selection': 'iOS selects text in its own colours',
  'accent-color': 'the page has no control that would have this colour',
  // MDN's entries for "start" and "end" are about flex containers. The page only uses them in
  // grids.
  'align-content: start': 'grids have always had it',
  'align-self: end': 'grids have always had it',
  'place-self: end': 'grids have always had it',
  'contain-intrinsic-block-size': 'has no effect without content-visibility',
  'container-type': 'the page guards container units where it uses them',
  'content-visibility': 'the browser lays out rows below the screen at once',
  cursor: 'touch screens have no cursor',
  'font-face ascent-override': 'text moves a little when the web font arrives',
  'font-face descent-override': 'text moves a little when the web font arrives',
  'font-face size-adjust': 'text moves a little when the web font arrives',
  'forced-colors': 'Safari has no forced colours',
  'prefers-contrast': 'quiet colours keep the contrast of AA',
  resize: 'the message field keeps its height on touch screens',
  'scrollbar-color': 'the banner’s scrollbar without scripts has the colours of the browser',
  'text-wrap-style': 'lines are not balanced',
};

/** MDN has one entry for all units of a kind. */
const UNIT_KINDS: readonly (readonly [RegExp, string])[] = [
  [/^cq/, 'container_query_length_units'],
  [/^d(vb|vh|vi|vmax|vmin|vw)$/, 'viewport_percentage_units_dynamic'],
  [/^s(vb|vh|vi|vmax|vmin|vw)$/, 'viewport_percentage_units_small'],
  [/^l(vb|vh|vi|vmax|vmin|vw)$/, 'viewport_percentage_units_large'],
];

interface Feature {
  readonly name: string;
  /** The lines of browserslist whose browsers lack it, if MDN has the feature. */
  readonly missing: readonly string[] | undefined;
}

/**
 * The CSS features of a style sheet that a supported browser lacks. A feature may be used all
 * the same
 * - in an `@supports` whose condition fails in each browser that lacks the feature;
 * - in `:is()` or `:where()`, which ignore selectors that the browser does not know;
 * - in a declaration below a supported one of the same property, unless it has `var()`: such a
 *   declaration is only found to be invalid when the fallback is already lost;
 * - if it is one of the ENHANCEMENTS.
 */
export function unsupportedInStyles(css: string): string[] {
  const problems = new Set<string>();
  const guards: string[][] = [];
  let forgiving = 0;
  let hasFallback = false;

  const check = ({ name, missing = [] }: Feature) => {
    const [property = ''] = name.split(':');
    if (name in ENHANCEMENTS || property in ENHANCEMENTS || hasFallback) return;
    const guarded = new Set(guards.flat());
    const lacking = missing.filter((browser) => !guarded.has(browser));
    if (lacking.length > 0) problems.add(`${name}, which is unknown to ${lacking.join(', ')}`);
  };

  walk(parse(css), {
    enter(this: WalkContext, node: CssNode) {
      if (node.type === 'Atrule' && node.name === 'supports')
        guards.push(featuresIn(node.prelude).flatMap(({ missing = [] }) => missing));
      if (node.type === 'PseudoClassSelector' && /^(is|where)$/.test(node.name)) forgiving += 1;
      if (node.type === 'Declaration') hasFallback = isBelowFallback(node, this);
      const inCondition = this.atrulePrelude !== null && this.atrule?.name === 'supports';
      if (inCondition || (forgiving > 0 && node.type === 'PseudoClassSelector')) return;
      featuresOf(node, this).forEach(check);
    },
    leave(node: CssNode) {
      if (node.type === 'Atrule' && node.name === 'supports') guards.pop();
      if (node.type === 'PseudoClassSelector' && /^(is|where)$/.test(node.name)) forgiving -= 1;
      if (node.type === 'Declaration') hasFallback = false;
    },
  });
  return [...problems];
}

function featuresIn(root: CssNode | null): Feature[] {
  const features: Feature[] = [];
  if (root)
    walk(root, {
      enter(this: WalkContext, node: CssNode) {
        features.push(...featuresOf(node, this));
      },
    });
  return features;
}

/**
 * The features that one node of a style sheet stands for. Prefixed names are left out: they serve
 * older browsers.
 */
function featuresOf(node: CssNode, { declaration, atrule }: WalkContext): Feature[] {
  const { css } = compatData();
  const feature = (name: string, ...keys: string[]) =>
    name.startsWith('-') ? [] : [{ name, missing: browsersLacking(css, ...keys) }];
  switch (node.type) {
    case 'Atrule':
      return feature(`@${node.name}`, 'at-rules', node.name);
    case 'Feature':
      return feature(node.name, 'at-rules', 'media', node.name.replace(/^(min|max)-/, ''));
    case 'Declaration':
      return atrule?.name === 'font-face'
        ? feature(`font-face ${node.property}`, 'at-rules', 'font-face', node.property)
        : feature(node.property, 'properties', node.property);
    case 'Identifier':
      return declaration
        ? feature(
            `${declaration.property}: ${node.name}`,
            'properties',
            declaration.property,
            node.name,
          )
        : [];
    case 'Function':
      // A function may stand below the type that it belongs to.
      return [
        {
          name: `${node.name}()`,
          missing:
            browsersLacking(css, 'types', node.name) ??
            browsersLackingBelow(css, 'types', node.name),
        },
      ];
    case 'Dimension': {
      const kind = UNIT_KINDS.find(([units]) => units.test(node.unit))?.[1] ?? node.unit;
      return feature(node.unit, 'types', 'length', kind);
    }
    case 'NestingSelector':
      return feature('nesting', 'selectors', 'nesting');
    case 'PseudoClassSelector':
      return feature(`:${node.name}`, 'selectors', node.name);
    case 'PseudoElementSelector':
      return feature(`::${node.name}`, 'selectors', node.name);
    case 'Operator':
      // `content: "a" / "b"`: the text that screen readers read instead.
      return node.value === '/' && declaration?.property === 'content'
        ? feature('content / alternative text', 'properties', 'content', 'alt_text')
        : [];
    default:
      return [];
  }
}

type Declaration = Extract<CssNode, { type: 'Declaration' }>;

function isBelowFallback(node: Declaration, { block }: WalkContext): boolean {
  const others = block?.children.toArray() ?? [];
  const hasFallback = others
    .slice(0, others.indexOf(node))
    .some((other) => other.type === 'Declaration' && other.property === node.property);
  return hasFallback && !featuresIn(node.value).some(({ name }) => name === 'var()');
}
