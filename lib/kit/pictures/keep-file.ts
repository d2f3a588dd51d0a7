import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * A file that an earlier build has kept, or a new one.
 *
 * @param name contains a hash of all that the bytes depend on.
 */
export async function keepFile(
  name: string,
  make: () => Promise<Buffer>,
  folder = keptFolder(),
): Promise<Uint8Array<ArrayBuffer>> {
  const path = join(folder, name);
  const kept = await readFile(path).catch(() => undefined);
  if (kept) return new Uint8Array(kept);
  const bytes = new Uint8Array(await make());
  try {
    await mkdir(folder, { recursive: true });
    // Builds at the same time must not read half a file.
    const unfinished = `${path}.${process.pid}`;
    await writeFile(unfinished, bytes);
    await rename(unfinished, path);
  } catch {
    // Where nothing can be written, the next build makes the file again.
  }
  return bytes;
}

/**
 * The copies of a project share this folder, and hosts that keep `node_modules` between builds keep
 * it, too.
 */
function keptFolder(project = process.cwd()): string {
  const packages = join(project, 'node_modules');
  const isRoot = dirname(project) === project;
  return existsSync(packages) || isRoot
    ? join(packages, '.cache', 'pictures')
    : keptFolder(dirname(project));
}
