import type { Page } from 'playwright-core';

/** A node of the tree that assistive technology reads, as far as it is exposed. */
export interface SpokenNode {
  readonly role: string;
  readonly name: string;
}

/** The browser's own accessibility tree, in reading order: unlike a query by role, it knows what is inert. */
export async function accessibilityTree(page: Page): Promise<SpokenNode[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const read = (id: string): SpokenNode[] => {
    const node = byId.get(id);
    if (!node) return [];
    const own = { role: String(node.role?.value ?? ''), name: String(node.name?.value ?? '') };
    return [...(node.ignored ? [] : [own]), ...(node.childIds ?? []).flatMap(read)];
  };
  return nodes
    .filter(({ parentId }) => parentId === undefined)
    .flatMap(({ nodeId }) => read(nodeId));
}
