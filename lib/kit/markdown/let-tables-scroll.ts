import type { ElementContent } from 'hast';
import { toString } from 'mdast-util-to-string';

/**
 * Wraps each table in a region that scrolls sideways, also with the keyboard. Its name is that of
 * the heading above it.
 */
export function letTablesScroll(nodes: readonly ElementContent[], title: string): ElementContent[] {
  let heading = title;
  return nodes.map((node) => {
    if (node.type !== 'element') return node;
    if (/^h\d$/.test(node.tagName)) heading = toString(node);
    // Lists and quotations can have tables, too.
    if (node.tagName !== 'table')
      return { ...node, children: letTablesScroll(node.children, heading) };
    const region = { className: ['prose__table'], role: 'region', tabIndex: 0, ariaLabel: heading };
    return { type: 'element', tagName: 'div', properties: region, children: [node] };
  });
}
