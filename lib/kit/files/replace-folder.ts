import fs from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { HEADERS_FILE } from '../urls';
import { filesIn } from './files-in';

/** Whether a folder is a finished export, which a build has written to its end. */
export function isFinishedExport(folder: string): boolean {
  return fs.existsSync(join(folder, HEADERS_FILE));
}

/** Whether a file marks a finished export, also in a folder with the exports of several sites. */
function isMark(path: string): boolean {
  return `/${basename(path)}` === HEADERS_FILE;
}

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
  const markLast = [...files].sort(([one], [other]) => Number(isMark(one)) - Number(isMark(other)));
  // A web server reads the files as another user.
  const umask = process.umask(0o022);
  try {
    for (const [path, bytes] of markLast) {
      const file = join(unfinished, path);
      fs.mkdirSync(dirname(file), { recursive: true });
      fs.writeFileSync(file, bytes);
    }
  } finally {
    process.umask(umask);
  }
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
    updateFolder(from, target);
    fs.rmSync(from, { recursive: true });
  }
  fs.rmSync(old, { recursive: true, force: true });
}

/**
 * Replaces the files of a folder one by one, so that a server always finds a whole page and what it
 * loads: first the files with new names, then each file that exists, in one step, and last the
 * removal of all others. The file that marks a finished export is missing meanwhile.
 */
function updateFolder(from: string, to: string): void {
  const files = filesIn(from);
  const marks = files.filter(isMark);
  for (const mark of marks) fs.rmSync(join(to, mark), { force: true });
  const isNew = (path: string) => !fs.existsSync(join(to, path));
  const others = files.filter((path) => !marks.includes(path));
  for (const path of [...others.filter(isNew), ...others.filter((one) => !isNew(one)), ...marks]) {
    const target = join(to, path);
    // A folder may be in the place of a file.
    if (fs.statSync(target, { throwIfNoEntry: false })?.isDirectory())
      fs.rmSync(target, { recursive: true });
    fs.mkdirSync(dirname(target), { recursive: true });
    fs.cpSync(join(from, path), `${target}.new`);
    fs.renameSync(`${target}.new`, target);
  }
  for (const path of filesIn(to)) if (!files.includes(path)) fs.rmSync(join(to, path));
}

/** Resolves symbolic links, even if the target does not exist yet. */
function targetOf(path: string): string {
  return fs.lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()
    ? targetOf(resolve(dirname(path), fs.readlinkSync(path)))
    : path;
}
