import { readdir, readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { ExportShapeError } from './export-shape-error';

/** The files of a folder, by their path on the site (`/index.html`). */
export type Files = Map<string, Buffer>;

/** @throws ExportShapeError if there is no such file. */
export function bytesOf(files: ReadonlyMap<string, Buffer>, path: string): Buffer {
  const bytes = files.get(path);
  if (!bytes) throw new ExportShapeError(path, 'this file to exist');
  return bytes;
}

export async function readFiles(folder: string): Promise<Files> {
  const files: Files = new Map();
  for (const path of await readdir(folder, { recursive: true })) {
    const file = join(folder, path);
    if ((await stat(file)).isFile())
      files.set(`/${path.split(sep).join('/')}`, await readFile(file));
  }
  return files;
}
