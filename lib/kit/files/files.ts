import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from './files-in';

/** The files of a folder, by their path on the site (`/index.html`). */
export type Files = Map<string, Buffer>;

/** @throws Error if Next has not written what the export needs, which stops the build. */
export function assertExport(isRight: unknown, file: string, expected: string): asserts isRight {
  // adapter.mjs names this folder.
  if (!isRight) throw new Error(`.next/raw-export${file}: expected ${expected}.`);
}

/** @throws Error if there is no such file. */
export function bytesOf(files: ReadonlyMap<string, Buffer>, path: string): Buffer {
  const bytes = files.get(path);
  assertExport(bytes, path, 'this file to exist');
  return bytes;
}

/**
 * A folder that does not exist has no files: Git keeps no empty one. File names of a Mac may be
 * decomposed, and links to them are not: paths are in NFC.
 */
export async function readFiles(folder: string): Promise<Files> {
  const files: Files = new Map();
  for (const path of filesIn(folder))
    files.set(`/${path}`.normalize('NFC'), await readFile(join(folder, path)));
  return files;
}
