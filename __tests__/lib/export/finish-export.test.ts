import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFiles, writeFiles } from '@/lib/export/exported-site';
import { finishExport } from '@/lib/export/finish-export';
import { exported, pageOfNext } from './exported';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'export-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const named = (files: ReadonlyMap<string, Buffer>) =>
  Object.fromEntries([...files].map(([file, bytes]) => [file, bytes.toString()]));

describe('a folder', () => {
  it('is written and read whole, with all that is below it', async () => {
    const out = join(folder, 'new');
    await writeFiles(
      out,
      new Map([
        ['/a.html', Buffer.from('a')],
        ['/b/c/d.js', Buffer.from('d')],
      ]),
    );
    expect(named(await readFiles(out))).toEqual({ '/a.html': 'a', '/b/c/d.js': 'd' });
  });

  it('holds nothing of before once it is written anew', async () => {
    await writeFiles(folder, new Map([['/old/a.html', Buffer.from('a')]]));
    await writeFiles(folder, new Map([['/new.html', Buffer.from('n')]]));
    expect(named(await readFiles(folder))).toEqual({ '/new.html': 'n' });
  });
});

describe('the finished export', () => {
  it('stands in out/, with the nginx include beside it', async () => {
    const out = join(folder, 'out');
    const page = pageOfNext({ head: '<title>Example Finance</title>' });
    await writeFiles(out, exported(page, { '/index.txt': 'x', '/_not-found.html': page }).files);

    const table = await finishExport(folder);

    const files = named(await readFiles(out));
    const home = files['/index.html'] ?? '';
    expect(table).toContain('The site is ready in out/');
    expect(files).toHaveProperty(['/_headers'], expect.stringContaining('Content-Security-Policy'));
    expect(files).toHaveProperty(['/sw.js']);
    expect(files).not.toHaveProperty(['/index.txt']);
    expect(home).toMatch(
      /^<!DOCTYPE html><html lang="en-IN"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="[^"]+"><title>Example Finance<\/title>/,
    );
    expect(home).toMatch(/data-runtime="[^"]+" data-integrity="sha256-/);
    expect(readFileSync(join(folder, 'out.nginx.conf'), 'utf8')).toContain(
      'Content-Security-Policy',
    );
  });

  it('is refused where anything of the other region is left', async () => {
    const page = pageOfNext({ head: '<title>x</title>', body: '<p>₹80,000</p>' });
    await writeFiles(join(folder, 'out'), exported(page).files);
    await expect(finishExport(folder)).rejects.toThrow('nothing of india');
  });
});
