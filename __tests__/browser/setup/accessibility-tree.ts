import type { Page } from 'playwright-core';

/** An exposed node of the accessibility tree. */
export interface AccessibilityNode {
  readonly role: string;
  readonly name: string;
}

/**
 * The browser's accessibility tree in reading order. Unlike a query by role, it leaves out hidden
 * elements.
 */
export async function accessibilityTree(page: Page): Promise<AccessibilityNode[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const read = (id: string): AccessibilityNode[] => {
    const node = byId.get(id);
    if (!node) return [];
    const own = { role: String(node.role?.value ?? ''), name: String(node.name?.value ?? '') };
    return [...(node.ignored ? [] : [own]), ...(node.childIds ?? []).flatMap(read)];
  };
  return nodes
    .filter(({ parentId }) => parentId === undefined)
    .flatMap(({ nodeId }) => read(nodeId));
}
