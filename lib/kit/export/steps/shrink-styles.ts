import postcss, { type AtRule, type ChildNode, type Root, type Rule } from 'postcss';
import selectorParser, { type Attribute, type Node } from 'postcss-selector-parser';
import type { Files } from '../../files';
import { isEmpty, SCRIPTS, type Page } from './read-pages';

/**
 * Drops the CSS that a page cannot use: rules whose selectors name what neither its document nor
 * its scripts contain, custom properties that nothing reads, and animations and fonts that nothing
 * names. Other custom properties get short names, unless a script or the document names them. Short
 * values that never change take the place of their names.
 *
 * Scripts change a page, so everything that the code of its loader and its islands names counts as
 * part of it. That includes all that React can render, and more, so there is no list to keep up to
 * date. Only a name that a script puts together from parts (`` `card--${size}` ``) is not found.
 * What relates elements (`>`, `+`), `:not()` and the states that a browser sets do not matter.
 *
 * Pages with the same styles keep the same ones, because the policy of the response headers lists
 * each style. Of an empty page nothing but the background is visible.
 *
 * @param scripts the files of the scripts that pages load.
 */
export function shrinkStyles(pages: readonly Page[], scripts: Files): void {
  const groups = new Map<string, Page[]>();
  for (const page of pages) {
    const key = `${isEmpty(page)} ${page.$('style').text()}`;
    groups.set(key, [...(groups.get(key) ?? []), page]);
  }
  for (const group of groups.values()) {
    const [{ $ }] = group as [Page];
    const css = usedCss($('style').text(), namesIn(group, scripts), isEmpty({ $ }));
    for (const { $ } of group) {
      $('style').slice(1).remove();
      $('style').text(css);
    }
  }
}

/** What selectors and `var()` can name. */
interface Names {
  /** The names of elements. */
  readonly tags: ReadonlySet<string>;
  /** Classes, ids, custom properties, and names of attributes that scripts may set. */
  readonly words: ReadonlySet<string>;
  /** The values of each attribute in the documents. */
  readonly attributes: ReadonlyMap<string, ReadonlySet<string>>;
}

function namesIn(pages: readonly Page[], scripts: Files): Names {
  const tags = new Set<string>();
  const words = new Set<string>();
  const attributes = new Map<string, Set<string>>();
  for (const { $ } of pages) {
    for (const { name, attribs } of $('html, html *').get()) {
      tags.add(name);
      for (const [attribute, value] of Object.entries(attribs)) {
        attributes.set(attribute, (attributes.get(attribute) ?? new Set()).add(value));
        if (/^(?:class|id|style)$/.test(attribute)) addAll(words, wordsIn(value));
      }
    }
    // The attributes of the loader name the scripts of islands.
    const loaded = $(SCRIPTS)
      .get()
      .flatMap(({ attribs }) => Object.values(attribs));
    const isLoaded = (path: string) => loaded.some((source) => source.includes(path));
    const files = [...scripts].filter(([path]) => isLoaded(path)).map(([, code]) => String(code));
    for (const code of [$(SCRIPTS).text(), ...new Set(files)]) {
      addAll(words, wordsIn(code));
      addAll(
        tags,
        [...code.matchAll(/(["'`])([a-z][a-z\d-]*)\1/g)].map(([, , tag = '']) => tag),
      );
    }
  }
  return { tags, words, attributes };
}

const wordsIn = (text: string): string[] => text.match(/[\w-]+/g) ?? [];

function addAll(set: Set<string>, values: Iterable<string>): void {
  for (const value of values) set.add(value);
}

/** What a visitor changes without a script: details and dialogs. */
const CHANGED_BY_VISITORS = 'open';

/** Pseudo-classes of which one argument must match. */
const ALTERNATIVES = /^:(?:is|where|has|-webkit-any|-moz-any)$/;

/** Whether a selector, or a part of it, may match something in the pages. */
function canMatch(node: Node, names: Names): boolean {
  switch (node.type) {
    case 'tag':
      return names.tags.has(node.value.toLowerCase());
    case 'class':
    case 'id':
      return names.words.has(node.value);
    case 'attribute':
      return canHave(node, names);
    case 'root':
    case 'selector':
      return node.nodes.every((part) => canMatch(part, names));
    case 'pseudo':
      return !ALTERNATIVES.test(node.value) || node.nodes.some((part) => canMatch(part, names));
    default:
      return true;
  }
}

function canHave({ attribute, operator, value }: Attribute, names: Names): boolean {
  const dataset = attribute
    .replace(/^data-/, '')
    .replace(/-./g, ([, letter = '']) => letter.toUpperCase());
  if (attribute === CHANGED_BY_VISITORS) return true;
  if (names.words.has(attribute) || (dataset !== attribute && names.words.has(dataset)))
    return true;
  const values = names.attributes.get(attribute.toLowerCase());
  return Boolean(values && (operator !== '=' || values.has(value ?? '')));
}

/** A negative length, and the properties that allow one: other properties would be dropped. */
const NEGATIVE_LENGTH = /calc\(-1\*([\d.]+[a-z]+)\)/g;
const MAY_BE_NEGATIVE = /^(?:scroll-)?margin|^inset|^(?:top|right|bottom|left)$/;

/** Texts and URLs, which stay as they are, and what needs no space around it (CSS Values 4 §10.1). */
const SPACES = /"[^"]*"|url\([^)]*\)| ?[,*/] ?/g;

/** @param onlyBackground whether nothing else of the page is visible. */
function usedCss(css: string, names: Names, onlyBackground: boolean): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (isKeyframes(rule.parent)) return;
    rule.selectors = rule.selectors.filter((one) => canMatch(selectorParser().astSync(one), names));
  });
  if (onlyBackground) root.walkDecls(/^(?!--|background)/, (one) => void one.remove());
  inlineConstants(root, names);
  // What has become unused may be the only one that reads a custom property.
  for (let before = ''; before !== root.toString();) {
    before = root.toString();
    dropUnread(root, names);
  }
  shortenProperties(root, names);
  // Next separates the style sheets by empty lines, and keeps spaces in values with `var()`.
  root.walk(({ raws }) => void (raws.before = ''));
  root.walkDecls((one) => {
    one.value = one.value.replace(SPACES, (text) => (/^["u]/.test(text) ? text : text.trim()));
    if (MAY_BE_NEGATIVE.test(one.prop)) one.value = one.value.replace(NEGATIVE_LENGTH, '-$1');
  });
  return root.toString();
}

/** Drops custom properties, animations and fonts that no value names, and rules without content. */
function dropUnread(root: Root, { words }: Names): void {
  let values = '';
  root.walkDecls(({ parent, value }) => {
    if (parent?.type !== 'atrule') values += ` ${value}`;
  });
  root.walkAtRules(/^(?!.*keyframes)/, ({ params }) => void (values += ` ${params}`));
  const read = new Set([...wordsIn(values), ...words]);
  root.walk((node) => {
    if (
      (node.type === 'rule' && !node.selector) ||
      ('nodes' in node && node.nodes?.length === 0) ||
      (node.type === 'decl' && node.variable && !read.has(node.prop)) ||
      (isKeyframes(node) && !read.has(node.params)) ||
      (isFontFace(node) && !values.includes(familyOf(node)))
    )
      node.remove();
  });
}

/** Puts the value of a custom property that never changes in the place of a longer `var()`. */
function inlineConstants(root: Root, { words }: Names): void {
  const constants = new Map<string, string | undefined>();
  root.walkDecls(/^--/, ({ prop, value, parent }) => {
    const isOfRoot = parent?.parent === root && (parent as Rule).selector === ':root';
    const isShort = value.length <= 'var(--a)'.length && !value.includes('--');
    const isConstant = isOfRoot && isShort && !constants.has(prop) && !words.has(prop);
    constants.set(prop, isConstant ? value : undefined);
  });
  root.walkDecls((one) => {
    one.value = one.value.replace(
      /var\((--[\w-]+)\)/g,
      (reader, name: string) => constants.get(name) ?? reader,
    );
  });
}

function shortenProperties(root: Root, { words }: Names): void {
  const kept = new Set(words);
  root.walkAtRules(({ params }) => addAll(kept, wordsIn(params)));
  const names = new Map<string, string>();
  let next = 0;
  const shorten = (name: string) => {
    if (kept.has(name)) return name;
    let short = names.get(name);
    while (!short || kept.has(short)) short = `--${(next++).toString(36)}`;
    names.set(name, short);
    return short;
  };
  root.walkDecls((one) => {
    if (one.variable) one.prop = shorten(one.prop);
    one.value = one.value.replace(/(?<=var\(\s*)--[\w-]+/g, shorten);
  });
}

function isKeyframes(node?: { type: string }): node is AtRule {
  return node?.type === 'atrule' && (node as AtRule).name.endsWith('keyframes');
}

function isFontFace(node: ChildNode): node is AtRule {
  return node.type === 'atrule' && node.name === 'font-face';
}

/** The name of the font of an `@font-face` rule, without quotation marks. */
function familyOf(rule: AtRule): string {
  let family = '';
  rule.walkDecls('font-family', ({ value }) => void (family = value.replace(/["']/g, '')));
  return family;
}
