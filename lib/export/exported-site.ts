import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import type { Configuration } from '@/lib/config/configuration';
import { NOT_FOUND_PATH, SCREENS } from '@/lib/routes';
import { ExportShapeError } from './export-shape-error';

/** The export while it is being finished: what will stand in `out/`, by address (`/index.html`). */
export interface ExportedSite {
  readonly configuration: Configuration;
  readonly files: Map<string, Buffer>;
}

/** Finishes one thing of the export, in place; throws an ExportShapeError where it does not know what it sees. */
export type ExportStep = (site: ExportedSite) => void | Promise<void>;

/** A page of the export: the path it is asked for by, and the file that answers. */
export interface ExportedPage {
  readonly path: string;
  readonly file: string;
}

export const HOME_PAGE: ExportedPage = { path: '/', file: '/index.html' };
export const NOT_FOUND_PAGE: ExportedPage = {
  path: NOT_FOUND_PATH,
  file: `${NOT_FOUND_PATH}.html`,
};

/** Every page that the export has to have, and no other. */
export const EXPORTED_PAGES: readonly ExportedPage[] = [
  HOME_PAGE,
  NOT_FOUND_PAGE,
  ...SCREENS.map((screen) => ({ path: `/${screen}`, file: `/${screen}.html` })),
];

/**
 * The bytes of a file of the export.
 *
 * @throws ExportShapeError if there is no such file.
 */
export function bytesOf({ files }: ExportedSite, file: string): Buffer {
  const bytes = files.get(file);
  if (!bytes) throw new ExportShapeError(file, 'this file to be there');
  return bytes;
}

/** The text of a file of the export, on the same terms. */
export function textOf(site: ExportedSite, file: string): string {
  return bytesOf(site, file).toString('utf8');
}

/** Reads a folder whole. */
export async function readFiles(folder: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const path of await readdir(folder, { recursive: true })) {
    const file = join(folder, path);
    if ((await stat(file)).isFile())
      files.set(`/${path.split(sep).join('/')}`, await readFile(file));
  }
  return files;
}

/** Replaces a folder's content. */
export async function writeFiles(
  folder: string,
  files: ReadonlyMap<string, Buffer>,
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const [address, bytes] of files) {
    const path = join(folder, address);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
  }
}
