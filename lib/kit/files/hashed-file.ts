import { parse } from 'node:path';
import { contentHash } from './hashes';

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
