import type { Element, ElementContent } from 'hast';
import { toString } from 'mdast-util-to-string';

/**
 * Wraps each table in a region that scrolls sideways, also with the keyboard. Its name is that of
 * the heading above it. Marks the columns with longer texts, which the style sheet keeps readable.
 */
export function letTablesScroll(nodes: readonly ElementContent[], title: string): ElementContent[] {
  let heading = title;
  return nodes.map((node) => {
    if (node.type !== 'element') return node;
    if (/^h\d$/.test(node.tagName)) heading = toString(node);
    // Lists and quotations can have tables, too.
    if (node.tagName !== 'table')
      return { ...node, children: letTablesScroll(node.children, heading) };
    formatColumns(node);
    const region = { className: ['prose__table'], role: 'region', tabIndex: 0, ariaLabel: heading };
    return { type: 'element', tagName: 'div', properties: region, children: [node] };
  });
}

/** From this number of characters on, the text of a cell may take several lines. */
const LONG_TEXT = 16;

/** A number, also an amount or a share: `₹5,495`, `Rp 1.000.000`, `−3`, `12%`. */
const NUMBER = /^[+\-−]?\s?(?:\p{Sc}|[A-Z][A-Za-z]{1,2}\.?)?\s?\p{Nd}[\p{Nd}.,\s]*\s?[%\p{Sc}]?$/u;

function formatColumns(table: Element) {
  const rows = elementsIn(table).flatMap(elementsIn).map(elementsIn);
  for (const [column, head] of (rows[0] ?? []).entries()) {
    const cells = rows.flatMap((row) => row[column] ?? []);
    const texts = cells.map((cell) => toString(cell).trim());
    if (texts.some((text) => text.length >= LONG_TEXT)) head.properties['dataLong'] = true;
    const values = texts.slice(1).filter(Boolean);
    const isNumeric = values.length > 0 && values.every((value) => NUMBER.test(value));
    // The first column says what a row is about.
    if (column > 0 && isNumeric && !head.properties['align'])
      for (const cell of cells) cell.properties['align'] = 'right';
  }
}

function elementsIn({ children }: Element) {
  return children.filter((child) => child.type === 'element');
}
