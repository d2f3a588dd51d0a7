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
    markLongColumns(node);
    const region = { className: ['prose__table'], role: 'region', tabIndex: 0, ariaLabel: heading };
    return { type: 'element', tagName: 'div', properties: region, children: [node] };
  });
}

/** From this number of characters on, the text of a cell may take several lines. */
const LONG_TEXT = 16;

function markLongColumns(table: Element) {
  const rows = elementsIn(table).flatMap(elementsIn).map(elementsIn);
  for (const [column, head] of (rows[0] ?? []).entries())
    if (rows.some((cells) => toString(cells[column]).length >= LONG_TEXT))
      head.properties['dataLong'] = true;
}

function elementsIn({ children }: Element) {
  return children.filter((child) => child.type === 'element');
}
