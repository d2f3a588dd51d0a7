import type { WorkboxPlugin } from 'workbox-core';

/**
 * Ignores a cached response that does not match the integrity hash of the request; the worker then uses the network.
 * Without this plugin the worker would serve a corrupt copy again and again, and the browser would reject it each time.
 */
export const integrityPlugin: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ event, cachedResponse }) => {
    const expected = requestedIntegrity(event as Event | undefined);
    if (!cachedResponse || !expected) return cachedResponse;
    return (await integrityOf(cachedResponse.clone())) === expected ? cachedResponse : undefined;
  },
};

function requestedIntegrity(event: Event | undefined): string {
  return event && 'request' in event ? (event.request as Request).integrity : '';
}

async function integrityOf(response: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
