import type { Element, ElementContent } from 'hast';
import { toString } from 'mdast-util-to-string';

/**
 * Wraps each table in a region that scrolls sideways, also with the keyboard. Its name is that of
 * the heading above it. In a table with longer texts, which a phone shows in blocks, each cell has
 * its label.
 *
 * @param className the class of the region.
 */
export function letTablesScroll(
  nodes: readonly ElementContent[],
  title: string,
  className: string,
): ElementContent[] {
  let heading = title;
  return nodes.map((node) => {
    if (node.type !== 'element') return node;
    if (/^h\d$/.test(node.tagName)) heading = toString(node);
    // Lists and quotations can have tables, too.
    if (node.tagName !== 'table')
      return { ...node, children: letTablesScroll(node.children, heading, className) };
    formatColumns(node);
    const region = { className: [className], role: 'region', tabIndex: 0, ariaLabel: heading };
    return { type: 'element', tagName: 'div', properties: region, children: [node] };
  });
}

/** From this number of characters on, the text of a cell may take several lines. */
const LONG_TEXT = 16;

/** Fewer columns have space on a phone. */
const COLUMNS_IN_BLOCKS = 3;

/** A number, also an amount or a share: `₹5,495`, `Rp 1.000.000`, `−3`, `12%`. */
const NUMBER = /^[+\-−]?\s?(?:\p{Sc}|[A-Z][A-Za-z]{1,2}\.?)?\s?\p{Nd}[\p{Nd}.,\s]*\s?[%\p{Sc}]?$/u;

function formatColumns(table: Element) {
  const rows = elementsIn(table).flatMap(elementsIn);
  const [heads = [], ...bodyRows] = rows.map(elementsIn);
  let hasLongTexts = false;
  for (const [column, head] of heads.entries()) {
    const cells = bodyRows.flatMap((row) => row[column] ?? []);
    const texts = cells.map((cell) => toString(cell).trim()).filter(Boolean);
    hasLongTexts ||= texts.some((text) => text.length >= LONG_TEXT);
    const isNumeric = texts.length > 0 && texts.every((text) => NUMBER.test(text));
    // The first column says what a row is about.
    if (column > 0 && isNumeric && !head.properties['align'])
      for (const cell of [head, ...cells]) cell.properties['align'] = 'right';
  }
  if (!hasLongTexts || heads.length < COLUMNS_IN_BLOCKS) return;
  // A row that is shown as a block is no row for some browsers, unless it has the role.
  table.properties['role'] = 'table';
  for (const row of rows) row.properties['role'] = 'row';
  for (const head of heads) head.properties['role'] = 'columnheader';
  for (const row of bodyRows)
    for (const [column, cell] of row.entries()) {
      cell.properties['role'] = 'cell';
      if (column > 0) cell.properties['dataLabel'] = heads[column] && toString(heads[column]);
    }
}

function elementsIn({ children }: Element) {
  return children.filter((child) => child.type === 'element');
}
