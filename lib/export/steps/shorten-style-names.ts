import { elementsOf, textInside, textNodesOf } from '../html/html-tree';
import type { Page } from '../page-files';

/** The custom properties of style sheets. The loader sets another one, which keeps its name. */
const DECLARED_PROPERTY = /--(?!text-zoom)[\w-]+(?=:)/g;

/** The classes of the parts of a block. A block's name could be any word of a script. */
const PART_CLASS = /(?<=\.)[\w-]+__[\w-]+/g;

const PROPERTY_OR_PART = /--[\w-]+|[\w-]+__[\w-]+/g;

/** Without a: content blockers hide elements with the class `ad`. */
const LETTERS = 'bcdefghijklmnopqrstuvwxyz';

/**
 * Gives custom properties (`--gap`) and the parts of blocks (`offer__amount`) names of one or two
 * letters, the same ones in all pages.
 *
 * @returns a function that does the same with the parts of blocks in a script. Scripts name no
 *   custom properties, but they have texts of the company, such as the URL `https://a--b.example`.
 */
export function shortenStyleNames(pages: readonly Page[]): (script: string) => string {
  const elements = pages.flatMap(({ document }) => elementsOf(document));
  const styleSheets = elements.filter(({ tagName }) => tagName === 'style');
  const css = styleSheets.map(textInside).join('');

  const parts = new Map(shortNames(css.match(PART_CLASS), ''));
  const all = new Map([...parts, ...shortNames(css.match(DECLARED_PROPERTY), '--')]);
  const rename = (text: string, names: ReadonlyMap<string, string>) =>
    text.replace(PROPERTY_OR_PART, (name) => names.get(name) ?? name);
  const shortenParts = (text: string) => rename(text, parts);

  for (const node of styleSheets.flatMap(textNodesOf)) node.value = rename(node.value, all);
  for (const attribute of elements.flatMap(({ attrs }) => attrs))
    if (attribute.name === 'class') attribute.value = shortenParts(attribute.value);
  return shortenParts;
}

function shortNames(names: readonly string[] | null, prefix: string): [string, string][] {
  return [...new Set(names)].map((name, index) => [name, prefix + lettersOf(index)]);
}

/** `b` to `z`, then `bb` to `zz`, and so on. */
function lettersOf(index: number): string {
  const round = Math.floor(index / LETTERS.length);
  return (round ? lettersOf(round - 1) : '') + LETTERS[index % LETTERS.length];
}
