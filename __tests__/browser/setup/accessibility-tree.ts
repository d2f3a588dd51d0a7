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
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => ({ role: String(role?.value ?? ''), name: String(name?.value ?? '') }));
}
