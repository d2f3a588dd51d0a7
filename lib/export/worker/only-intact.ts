import type { WorkboxPlugin } from 'workbox-core';

/**
 * Passes over a kept response whose bytes are not those that the page asked for by hash: without this a corrupt copy
 * would be refused by the browser and handed out again, for good. The worker then asks the network.
 */
export const onlyIntact: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ event, cachedResponse }) => {
    const expected = integrityAskedFor(event);
    if (!cachedResponse || !expected) return cachedResponse;
    return (await integrityOf(cachedResponse.clone())) === expected ? cachedResponse : undefined;
  },
};

function integrityAskedFor(event: Event | undefined): string {
  return event && 'request' in event ? (event.request as Request).integrity : '';
}

async function integrityOf(response: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
