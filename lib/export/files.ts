import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from '@/lib/content/content-files';

/** The files of a folder, by their path on the site (`/index.html`). */
export type Files = Map<string, Buffer>;

/** Stops the build when Next has not written what the export needs. */
export class ExportShapeError extends Error {
  override readonly name = 'ExportShapeError';

  constructor(file: string, expected: string) {
    // adapter.mjs names this folder.
    super(`.next/raw-export${file}: expected ${expected}.`);
  }
}

/** @throws ExportShapeError if there is no such file. */
export function bytesOf(files: ReadonlyMap<string, Buffer>, path: string): Buffer {
  const bytes = files.get(path);
  if (!bytes) throw new ExportShapeError(path, 'this file to exist');
  return bytes;
}

/** Whether a file is the empty page of a screen; undefined if there is no such file. */
export function isEmptyPage(files: Files, path: string): boolean | undefined {
  return files.get(path)?.includes('<main></main>');
}

/** A folder that does not exist has no files: Git keeps no empty one. */
export async function readFiles(folder: string): Promise<Files> {
  const files: Files = new Map();
  for (const path of filesIn(folder)) files.set(`/${path}`, await readFile(join(folder, path)));
  return files;
}
