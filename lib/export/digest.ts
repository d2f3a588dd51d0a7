import { createHash } from 'node:crypto';

/** A hash as Subresource Integrity (W3C SRI §3) and, in quotes, a Content Security Policy (CSP3 §2.3.1) write it. */
export function integrityOf(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** A content's mark in the name of its file. */
export function fingerprintOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}
