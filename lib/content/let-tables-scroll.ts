import type { ElementContent } from 'hast';
import { toString } from 'mdast-util-to-string';

/**
 * Lets a wide table scroll in itself, also with the keyboard. The name of its region is that of the
 * heading above it.
 */
export function letTablesScroll(nodes: readonly ElementContent[], title: string): ElementContent[] {
  let heading = title;
  return nodes.map((node) => {
    if (node.type !== 'element') return node;
    if (/^h\d$/.test(node.tagName)) heading = toString(node);
    if (node.tagName !== 'table') return node;
    const properties = {
      className: ['prose__table'],
      role: 'region',
      tabIndex: 0,
      ariaLabel: heading,
    };
    return { type: 'element', tagName: 'div', properties, children: [node] };
  });
}
