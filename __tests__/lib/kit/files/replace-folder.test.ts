import fs from 'node:fs';
import { join } from 'node:path';
import { readFiles } from '@/lib/kit/files/files';
import { isFinishedExport, moveFolder, replaceFolder } from '@/lib/kit/files/replace-folder';
import { temporaryFolder } from '../../../temporary-folder';
import { filesOf } from '../../setup/export-fixtures';

let folder = '';
let out = '';
beforeEach(() => {
  folder = temporaryFolder();
  out = join(folder, 'out');
});
afterEach(() => jest.restoreAllMocks());

const contentsOf = async (path: string) => [...(await readFiles(path)).keys()].sort();

/** Lets a function fail as it does on a volume, for one path. */
function failAt(path: string, name: 'rmSync' | 'renameSync', code: string) {
  const original = fs[name] as (path: fs.PathLike, ...rest: unknown[]) => void;
  jest.spyOn(fs, name).mockImplementation((first: fs.PathLike, ...rest: unknown[]) => {
    if (first === path) throw Object.assign(new Error(code), { code });
    original(first, ...rest);
  });
}

test('a folder holds none of its former files after it was replaced, nor those of an interrupted build', async () => {
  replaceFolder(out, filesOf({ '/old/a.html': 'a' }));
  replaceFolder(`${out}.unfinished`, filesOf({ '/half.html': 'h' }));
  replaceFolder(out, filesOf({ '/new.html': 'n', '/b/c/d.js': 'd' }));

  expect(await contentsOf(out)).toEqual(['/b/c/d.js', '/new.html']);
});

test('the mount point of a volume cannot be removed, so it is emptied and filled', async () => {
  replaceFolder(out, filesOf({ '/old/a.html': 'a' }));
  failAt(out, 'rmSync', 'EBUSY');
  replaceFolder(out, filesOf({ '/new/b.html': 'b' }));

  expect(await contentsOf(folder)).toEqual(['/out/new/b.html']);
});

test('at a mount point, new names come first, old ones go last, and the mark of a finished export is missing meanwhile', () => {
  replaceFolder(out, filesOf({ '/a.html': 'a', '/old.js': 'o', '/_headers': 'h' }));
  failAt(out, 'rmSync', 'EBUSY');
  const seen: string[] = [];
  const { renameSync } = fs;
  jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    if (from === out) throw new Error('EBUSY');
    renameSync(from, to);
    seen.push(
      fs
        .readdirSync(out)
        .filter((name) => !name.endsWith('.new'))
        .join(' '),
    );
  });
  replaceFolder(out, filesOf({ '/a.html': 'b', '/new.js': 'n', '/_headers': 'h' }));

  expect(seen).toEqual([
    'a.html new.js old.js',
    'a.html new.js old.js',
    '_headers a.html new.js old.js',
  ]);
  expect(fs.readdirSync(out)).toEqual(['_headers', 'a.html', 'new.js']);
  expect(isFinishedExport(out)).toBe(true);
});

test('the mode of new files of this process is what it was if a disk is full', () => {
  const umask = process.umask();
  jest.spyOn(fs, 'writeFileSync').mockImplementation(() => {
    throw new Error('ENOSPC');
  });
  expect(() => replaceFolder(out, filesOf({ '/a.html': 'a' }))).toThrow('ENOSPC');
  expect(process.umask()).toBe(umask);
});

test('a folder moves to another volume, in place of what was there', async () => {
  replaceFolder(out, filesOf({ '/old.html': 'a' }));
  replaceFolder(join(folder, 'sites'), filesOf({ '/in/new.html': 'b' }));
  failAt(join(folder, 'sites'), 'renameSync', 'EXDEV');
  moveFolder(join(folder, 'sites'), out);

  expect(await contentsOf(folder)).toEqual(['/out/in/new.html']);
});

test.each([true, false])(
  'files are written to the target of a symbolic link, which exists: %s',
  async (exists) => {
    const target = join(folder, 'web/site');
    fs.mkdirSync(exists ? target : join(folder, 'web'), { recursive: true });
    fs.symlinkSync('web/site', join(folder, 'link'));
    fs.symlinkSync(join(folder, 'link'), out);
    for (const name of ['old', 'new']) replaceFolder(out, filesOf({ [`/${name}.html`]: name }));

    expect(await contentsOf(target)).toEqual(['/new.html']);
    expect(fs.lstatSync(out).isSymbolicLink()).toBe(true);
  },
);

test('a web server may read the files, also if the new files of this user are private', () => {
  const umask = process.umask(0o077);
  replaceFolder(out, filesOf({ '/a/b.html': 'b' }));

  const modes = ['', 'a', 'a/b.html'].map((path) => fs.statSync(join(out, path)).mode & 0o777);
  expect(modes).toEqual([0o755, 0o755, 0o644]);
  expect(process.umask(umask)).toBe(0o077);
});
