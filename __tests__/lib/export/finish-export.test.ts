import fs, { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFiles, replaceFolder } from '@/lib/export/files';
import { finishExport, finishFiles, type FinishedExport } from '@/lib/export/finish-export';
import { exportedFiles, filesOf, indiaConfiguration } from './export-fixtures';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'export-'))));
afterEach(() => {
  jest.restoreAllMocks();
  fs.rmSync(folder, { recursive: true });
});

const textsOf = (files: ReadonlyMap<string, Buffer>) =>
  Object.fromEntries([...files].map(([file, bytes]) => [file, bytes.toString()]));

describe('a folder', () => {
  it('that is a mount point is emptied and filled, because it cannot be removed', async () => {
    const out = join(folder, 'mounted');
    replaceFolder(out, filesOf({ '/old/a.html': 'a' }));
    const remove = fs.rmSync;
    jest.spyOn(fs, 'rmSync').mockImplementation((path, options) => {
      if (path !== out) return remove(path, options);
      for (const name of fs.readdirSync(out)) remove(join(out, name), { recursive: true });
      throw Object.assign(new Error('resource busy or locked'), { code: 'EBUSY' });
    });

    replaceFolder(out, filesOf({ '/new/b.html': 'b' }));

    expect(textsOf(await readFiles(out))).toEqual({ '/new/b.html': 'b' });
    expect(fs.readdirSync(folder)).toEqual(['mounted']);
  });

  it('holds none of its former files after it was replaced, nor those of an interrupted build', async () => {
    const out = join(folder, 'new');
    replaceFolder(out, filesOf({ '/old/a.html': 'a' }));
    replaceFolder(`${out}.unfinished`, filesOf({ '/half.html': 'h' }));
    replaceFolder(out, filesOf({ '/new.html': 'n', '/b/c/d.js': 'd' }));
    expect(textsOf(await readFiles(out))).toEqual({ '/new.html': 'n', '/b/c/d.js': 'd' });
  });
});

describe('the finished export', () => {
  it('is in out/, with the configuration of each host beside it', async () => {
    const terms = { '/loanAgreement.html': '<p>Our terms</p>' };
    replaceFolder(join(folder, 'raw'), exportedFiles({ '/ads.txt': 'none' }));
    replaceFolder(join(folder, 'public'), filesOf({ '/ads.txt': 'none', ...terms }));

    const summary = await finishExport(folder, 'raw');

    const files = textsOf(await readFiles(join(folder, 'out')));
    expect(summary).toContain('The site is ready in out/');
    expect(files).toHaveProperty(['/_headers'], expect.stringContaining('Content-Security-Policy'));
    expect(files).toHaveProperty(['/recovery.js'], expect.stringContaining('sessionStorage'));
    expect(files).toHaveProperty(['/ads.txt'], 'none');
    expect(files).toMatchObject(terms);
    expect(files['/index.html']).toMatch(
      /^<!DOCTYPE html><html lang="en-IN"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="[^"]+">/,
    );
    for (const config of ['out.nginx.conf', 'out.firebase.json'])
      expect(readFileSync(join(folder, config), 'utf8')).toContain('Content-Security-Policy');
    expect(readFileSync(join(folder, 'out.wrangler.jsonc'), 'utf8')).toContain('"./out"');
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['/.htaccess', '/.nojekyll']));

    // Vercel takes a copy, without the files that only other hosts may read.
    const hidden = ['/_headers', '/.htaccess', '/.nojekyll'];
    const forVisitors = Object.entries(files).filter(([path]) => !hidden.includes(path));
    const vercel = textsOf(await readFiles(join(folder, '.vercel/output')));
    expect(vercel).toEqual({
      '/config.json': expect.stringContaining('Content-Security-Policy'),
      ...Object.fromEntries(forVisitors.map(([path, text]) => [`/static${path}`, text])),
    });
  });

  it('is refused if Next exported nothing', async () => {
    await expect(finishExport(folder, 'raw')).rejects.toThrow(
      'out/: expected an export (next.config.mjs must set "output" to "export").',
    );
  });

  describe('has', () => {
    const finish = () => finishFiles(exportedFiles(), new Map(), indiaConfiguration());
    const PAGES = ['/index.html', '/404.html', '/repay.html'];
    let finished: FinishedExport;
    beforeAll(async () => {
      finished = await finish();
    });
    const htmlOf = (file: string) => String(finished.files.get(file));

    it('one script in each page, the loader at the end of the head, which names other scripts in the home page only', () => {
      const loaders = PAGES.map((page) => {
        const scripts = htmlOf(page).match(/<script(?! type)[^>]*>.*?<\/script>/gs) ?? [];
        expect(scripts).toHaveLength(1);
        expect(htmlOf(page)).toContain(`${scripts[0]}</head>`);
        return /^<script ([^>]*)>(.*)/s.exec(scripts[0] ?? '') ?? [];
      });
      const [home, ...others] = loaders.map(([, attributes]) => attributes);
      const [runtime, swiper] = finished.homeScripts.map(
        ({ url, integrity }) => `.${url} ${integrity}`,
      );
      // Cloudflare's Rocket Loader leaves a script with data-cfasync as it is. The policy would
      // block a changed one.
      expect(home).toBe(`data-runtime="${runtime}" data-swiper="${swiper}" data-cfasync="false"`);
      expect(others).toEqual(['data-cfasync="false"', 'data-cfasync="false"']);
      const [code, ...codes] = loaders.map(([, , code]) => code);
      expect(codes).toEqual([code, code]);
      expect(code).toContain('/site-config.js');
      // Browsers that are too old for the site must be able to parse it: no logical assignment.
      expect(code).not.toMatch(/(?:\|\||&&|\?\?)=/);
    });

    it('what shared links show before the styles, because Slack reads the first 32 kB of a page', () => {
      for (const page of PAGES) expect(htmlOf(page)).not.toMatch(/<style.*<(?:title|meta|link)/s);
    });

    it('_headers as its last file, so that a folder with this file is finished', () => {
      expect([...finished.files.keys()].at(-1)).toBe('/_headers');
    });

    it('the same bytes in every build', async () => {
      expect(textsOf((await finish()).files)).toEqual(textsOf(finished.files));
    });

    it("the body of each page between the comments that keep Cloudflare's Email Address Obfuscation from replacing addresses", () => {
      for (const page of PAGES)
        expect(htmlOf(page)).toMatch(/<body[^>]*><!--email_off-->.*<!--\/email_off--><\/body>/s);
    });
  });
});
