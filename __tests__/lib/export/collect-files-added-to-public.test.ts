import { finishFiles } from '@/lib/export/finish-export';
import { integrityOf } from '@/lib/export/hashes';
import { collectFilesAddedToPublic } from '@/lib/export/steps/collect-files-added-to-public';
import { exportedFiles, filesOf, indiaConfiguration } from './export-fixtures';

describe('the files that a company added to public/', () => {
  it('may replace the empty page of a screen, which then keeps its own styles and no script', async () => {
    const page = '<style>p{color:red}</style><p>Our privacy policy</p><script>track()</script>';
    const added = filesOf({ '/privacyPolicy.html': page, '/notes.txt': '<style>b{}</style>' });
    const { files, rules } = await finishFiles(exportedFiles(), added, indiaConfiguration());
    expect(String(files.get('/privacyPolicy.html'))).toBe(page);
    expect(rules.policy).toContain(`'${integrityOf('p{color:red}')}'`);
    expect(rules.policy).not.toContain(integrityOf('b{}'));
    // The only script is the loader.
    expect(rules.policy).toMatch(/script-src '\S+' 'strict-dynamic';/);
    expect(rules.policy).not.toContain(integrityOf('track()'));
    expect(rules.pages).toContain('privacyPolicy');
  });

  it('include everything but files and folders for the tools of a developer', async () => {
    const kept = ['/own/art.png', '/.well-known/proof'];
    const tools = [
      '/.DS_Store',
      '/own/.gitkeep',
      '/.git-x/HEAD',
      '/.idea/page.html',
      '/a/.idea/b.xml',
      '/.well-known/.x',
    ];
    const added = filesOf(Object.fromEntries([...kept, ...tools].map((path) => [path, 'x'])));
    const exported = new Map([...exportedFiles(), ...added]);
    const { files } = await finishFiles(exported, added, indiaConfiguration());
    expect([...added.keys()].filter((path) => files.has(path))).toEqual(kept);
  });

  it.each(['/_headers', '/.htaccess', '/404.html', '/index.html', '/sw.js'])(
    'are refused if the build would replace %s',
    (path) => {
      expect(() => collectFilesAddedToPublic(filesOf({ [path]: 'x' }))).toThrow(
        `out${path}: expected no public${path}, because the build writes this file: rename or remove yours.`,
      );
    },
  );

  it.each(['/art/a.png', '/_next/static/a.js'])(
    'are refused in a folder whose files browsers store for a year: %s',
    (path) => {
      expect(() => collectFilesAddedToPublic(filesOf({ [path]: 'x' }))).toThrow(
        `no public${path}, because browsers store the files of this folder for a year`,
      );
    },
  );
});
