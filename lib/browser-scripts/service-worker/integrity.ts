/**
 * Whether a response has the given integrity hash (W3C Subresource Integrity); true without a hash.
 * The response's body stays unread.
 */
export async function hasIntegrity(response: Response, integrity: string): Promise<boolean> {
  if (!integrity) return true;
  const digest = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
  return integrity === `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
