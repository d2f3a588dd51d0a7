import { defaultTreeAdapter } from 'parse5';
import { ExportShapeError } from '../export-shape-error';
import { elementsOf, textInside, type Element } from '../html/html-tree';
import type { Page } from '../page-files';

/** The names that CSS modules give to classes and animations: a hash and the name in the module. */
const MODULE_NAME = /(?<=\.|@keyframes )_?[\w-]{6}_[A-Za-z]\w*(?![\w-])/g;
/** A word of this shape. Looking up every word of a script would take most of a second. */
const MODULE_NAME_IN_CODE = /(?<![\w-])_?[\w-]{6}_[A-Za-z]\w*(?![\w-])/g;
const DECLARED_PROPERTY = /(?<=[{;])--[a-z][\w-]*(?=:)/g;
const ANY_PROPERTY = /--[a-z][\w-]*/g;
const QUOTED_PROPERTY = /["'`]--[a-z][\w-]*/g;

/** Replaces the names of classes and animations in the code of scripts. */
export type RenameStyles = (code: string) => string;

/**
 * Gives short names to the classes and animations of CSS modules and to custom properties. The
 * hashes in their names do not compress, and the first packets of a connection carry the style
 * sheet. The names are the same on all pages, and the most frequent ones are the shortest.
 *
 * @returns the same renaming for scripts: the props of the islands name classes, too. It
 *   throws an ExportShapeError if a script names a custom property.
 */
export function shortenStyleNames(pages: readonly Page[]): RenameStyles {
  const elements = pages.flatMap(({ document }) => elementsOf(document));
  const sheets = elements.filter(({ tagName }) => tagName === 'style');
  const css = sheets.map(textInside).join('\n');
  const taken = new Set(elements.flatMap(classesOf));

  const classes = shortNames(byFrequency(css, MODULE_NAME), (name) => !taken.has(name));
  const declared = new Set(css.match(DECLARED_PROPERTY));
  const frequent = byFrequency(css, ANY_PROPERTY).filter((name) => declared.has(name));
  const properties = shortNames(frequent, () => true, '--');
  const renameClasses = (text: string) =>
    text.replace(MODULE_NAME_IN_CODE, (word) => classes.get(word) ?? word);

  for (const element of elements) {
    for (const attribute of element.attrs) attribute.value = renameClasses(attribute.value);
  }
  for (const sheet of sheets) {
    const text = renameClasses(textInside(sheet)).replace(
      ANY_PROPERTY,
      (name) => properties.get(name) ?? name,
    );
    sheet.childNodes.forEach((node) => defaultTreeAdapter.detachNode(node));
    defaultTreeAdapter.insertText(sheet, text);
  }
  return (code) => {
    const named = code.match(QUOTED_PROPERTY)?.find((name) => properties.has(name.slice(1)));
    if (named) throw new ExportShapeError('/', `no script that names ${named.slice(1)}`);
    return renameClasses(code);
  };
}

function classesOf({ attrs }: Element): string[] {
  return attrs.filter(({ name }) => name === 'class').flatMap(({ value }) => value.split(' '));
}

function byFrequency(css: string, names: RegExp): string[] {
  const counts = new Map<string, number>();
  for (const [name] of css.matchAll(names)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([name]) => name);
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Names of a letter, then of a letter and a number. Two letters could be `ad`, which content
 * blockers hide.
 */
function shortNames(
  names: readonly string[],
  isFree: (name: string) => boolean,
  prefix = '',
): Map<string, string> {
  const short = new Map<string, string>();
  let next = 0;
  for (const name of names) {
    let candidate: string;
    do {
      const round = Math.floor(next / LETTERS.length);
      candidate = `${prefix}${LETTERS.charAt(next % LETTERS.length)}${round || ''}`;
      next += 1;
    } while (!isFree(candidate));
    short.set(name, candidate);
  }
  return short;
}
