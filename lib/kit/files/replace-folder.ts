import fs from 'node:fs';
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
  fs.rmSync(unfinished, { recursive: true, force: true });
  // A web server reads the files as another user.
  const umask = process.umask(0o022);
  for (const [path, bytes] of files) {
    const file = join(unfinished, path);
    fs.mkdirSync(dirname(file), { recursive: true });
    fs.writeFileSync(file, bytes);
  }
  process.umask(umask);
  moveFolder(unfinished, folder);
}

/** Moves a folder to the place of another, or to the target of a symbolic link in that place. */
export function moveFolder(from: string, to: string): void {
  const target = targetOf(to);
  const old = `${target}.old`;
  fs.rmSync(old, { recursive: true, force: true });
  try {
    if (fs.existsSync(target)) fs.renameSync(target, old);
    fs.renameSync(from, target);
  } catch {
    // The mount point of a volume cannot be renamed. A folder cannot move to another volume.
    fs.mkdirSync(target, { recursive: true });
    for (const entry of fs.readdirSync(target)) fs.rmSync(join(target, entry), { recursive: true });
    fs.cpSync(from, target, { recursive: true });
    fs.rmSync(from, { recursive: true });
  }
  fs.rmSync(old, { recursive: true, force: true });
}

/** Resolves symbolic links, even if the target does not exist yet. */
function targetOf(path: string): string {
  return fs.lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()
    ? targetOf(resolve(dirname(path), fs.readlinkSync(path)))
    : path;
}
