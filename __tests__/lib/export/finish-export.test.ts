import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFiles, replaceFolder } from '@/lib/export/files';
import { finishExport, finishFiles } from '@/lib/export/finish-export';
import { exportedFiles, filesOf, indiaConfiguration, nextPage } from './export-fixtures';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'export-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const textsOf = (files: ReadonlyMap<string, Buffer>) =>
  Object.fromEntries([...files].map(([file, bytes]) => [file, bytes.toString()]));

describe('a folder', () => {
  it('is written and read with all its subfolders', async () => {
    const out = join(folder, 'new');
    await replaceFolder(out, filesOf({ '/a.html': 'a', '/b/c/d.js': 'd' }));
    expect(textsOf(await readFiles(out))).toEqual({ '/a.html': 'a', '/b/c/d.js': 'd' });
  });

  it('holds none of its former files after it was replaced', async () => {
    const out = join(folder, 'new');
    await replaceFolder(out, filesOf({ '/old/a.html': 'a' }));
    await replaceFolder(out, filesOf({ '/new.html': 'n' }));
    expect(textsOf(await readFiles(out))).toEqual({ '/new.html': 'n' });
  });
});

describe('the finished export', () => {
  it('is in out/, with the recipes of the hosts beside it', async () => {
    const out = join(folder, 'out');
    const terms = { '/loanAgreement.html': '<p>Our terms</p>' };
    await replaceFolder(out, exportedFiles({ '/ads.txt': 'none' }));
    await replaceFolder(join(folder, 'public'), filesOf({ '/ads.txt': 'none', ...terms }));

    const summary = await finishExport(folder);

    const files = textsOf(await readFiles(out));
    expect(summary).toContain('The site is ready in out/');
    expect(files).toHaveProperty(['/_headers'], expect.stringContaining('Content-Security-Policy'));
    expect(files).toHaveProperty(['/sw.js']);
    expect(files).toHaveProperty(['/recovery.js'], expect.stringMatching(/_next\/static\/boot/));
    expect(files).toHaveProperty(['/ads.txt'], 'none');
    expect(files).toMatchObject(terms);
    expect(files['/index.html']).toMatch(
      /^<!DOCTYPE html><html lang="en-IN"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="[^"]+"><title>Example Finance<\/title>/,
    );
    for (const recipe of ['out.nginx.conf', 'out.Caddyfile', 'out.firebase.json'])
      expect(readFileSync(join(folder, recipe), 'utf8')).toContain('Content-Security-Policy');
    expect(readFileSync(join(folder, 'out.wrangler.jsonc'), 'utf8')).toContain('"./out"');
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['/.htaccess', '/.nojekyll']));
  });

  it('is refused if Next exported nothing', async () => {
    await expect(finishExport(folder)).rejects.toThrow(
      'expected an export (next.config.mjs must set "output" to "export").',
    );
  });

  it('has the same inline script on every page: the loader, minified, at the end of the head', async () => {
    const { files } = await finishFiles(exportedFiles(), indiaConfiguration(), []);
    const loaders = ['/index.html', '/404.html', '/repay.html'].map((file) =>
      /<script data-runtime="[^"]+" data-integrity="sha256-[^"]+"[^>]*>(.+?)<\/script><\/head>/.exec(
        String(files.get(file)),
      ),
    );
    expect(loaders[0]?.[1]).toContain('/site-config.js');
    expect(new Set(loaders.map((loader) => loader?.[1])).size).toBe(1);
  });

  it('has a worker that removes itself if the offline cache is off', async () => {
    const configuration = indiaConfiguration({ NEXT_PUBLIC_OFFLINE_CACHE: 'off' });
    const { files } = await finishFiles(exportedFiles(), configuration, []);
    expect(String(files.get('/sw.js'))).toContain('unregister');
    expect(String(files.get('/index.html'))).not.toContain('serviceWorker.register');
  });

  it('is refused if anything of the other region is in it', async () => {
    const files = exportedFiles({ '/index.html': nextPage({ body: '<p>Rp 15,000,000</p>' }) });
    await expect(finishFiles(files, indiaConfiguration(), [])).rejects.toThrow('nothing of en-ID');
  });
});
