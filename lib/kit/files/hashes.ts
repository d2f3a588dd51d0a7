import { createHash } from 'node:crypto';

/** The SHA-256 of a content as Subresource Integrity (§3) and CSP Level 3 (§2.3.1) write it. */
export function integrityOf(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** The first 8 hex digits of the SHA-256 of a content, for the names of cached files. */
export function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}
