import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
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

/**
 * Replaces a folder. The files are first written beside it, so that an interrupted build never
 * leaves half of them in the folder. Nothing here is asynchronous, so Ctrl-C waits for the end.
 */
export function replaceFolder(folder: string, files: ReadonlyMap<string, Buffer>): void {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  writeFiles(unfinished, files);
  try {
    rmSync(folder, { recursive: true, force: true });
    renameSync(unfinished, folder);
  } catch {
    // The folder itself cannot be removed, such as the mount point of a volume. It is empty now.
    writeFiles(folder, files);
    rmSync(unfinished, { recursive: true });
  }
}

function writeFiles(folder: string, files: ReadonlyMap<string, Buffer>): void {
  for (const [path, bytes] of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
}
