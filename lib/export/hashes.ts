import { createHash } from 'node:crypto';

/**
 * The SHA-256 of a content in the form that Subresource Integrity (§3) and CSP Level 3 (§2.3.1)
 * use.
 */
export function integrityOf(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** The first 12 hex digits of the SHA-256 of a content, for file names and revisions. */
export function contentHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}
