import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { ExportShapeError } from './export-shape-error';

/** The files of a folder, by their path on the site (`/index.html`). */
export type Files = Map<string, Buffer>;

/**
 * The bytes of a file.
 *
 * @throws ExportShapeError if there is no such file.
 */
export function bytesOf(files: ReadonlyMap<string, Buffer>, path: string): Buffer {
  const bytes = files.get(path);
  if (!bytes) throw new ExportShapeError(path, 'this file to exist');
  return bytes;
}

/** Reads all files of a folder. */
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
 * leaves half of them in the folder.
 */
export async function replaceFolder(
  folder: string,
  files: ReadonlyMap<string, Buffer>,
): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  for (const [path, bytes] of files) {
    const file = join(unfinished, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
}
