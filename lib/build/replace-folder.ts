import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * Writes files in place of a folder. They are first written beside it, so that an interrupted build
 * never leaves half of them in the folder. Nothing here is asynchronous, so Ctrl-C waits for the
 * end.
 *
 * @param files the contents of the files by their paths in the folder.
 */
export function replaceFolder(folder: string, files: ReadonlyMap<string, Buffer>): void {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  // A web server reads the files as another user.
  const umask = process.umask(0o022);
  for (const [path, bytes] of files) {
    const file = join(unfinished, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  process.umask(umask);
  moveFolder(unfinished, folder);
}

/** Moves a folder to the place of another, or to the target of a symbolic link in that place. */
export function moveFolder(from: string, to: string): void {
  const target = targetOf(to);
  const old = `${target}.old`;
  rmSync(old, { recursive: true, force: true });
  try {
    if (existsSync(target)) renameSync(target, old);
    renameSync(from, target);
  } catch {
    // The mount point of a volume cannot be renamed. A folder cannot move to another volume.
    mkdirSync(target, { recursive: true });
    for (const entry of readdirSync(target)) rmSync(join(target, entry), { recursive: true });
    cpSync(from, target, { recursive: true });
    rmSync(from, { recursive: true });
  }
  rmSync(old, { recursive: true, force: true });
}

/** Resolves symbolic links, even if the target does not exist yet. */
function targetOf(path: string): string {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()
    ? targetOf(resolve(dirname(path), readlinkSync(path)))
    : path;
}
