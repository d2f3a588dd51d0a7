import { createHash } from 'node:crypto';
import { parse } from 'node:path';

/** A generated file. Its name has a hash of its bytes, because browsers store it for a year. */
export interface HashedFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** @param file the name without the hash, such as `icon.svg`. */
export function hashedFile(file: string, content: Uint8Array | string): HashedFile {
  const { name, ext } = parse(file);
  const bytes = new Uint8Array(Buffer.from(content));
  return { name: `${name}.${contentHash(bytes)}${ext}`, bytes };
}

/** The SHA-256 of a content as Subresource Integrity (§3) and CSP Level 3 (§2.3.1) write it. */
export function integrityOf(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** The first 8 hex digits of the SHA-256 of a content, for the names of cached files. */
export function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}
