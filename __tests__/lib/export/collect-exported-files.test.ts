import { collectExportedFiles } from '@/lib/export/steps/collect-exported-files';
import { exportedFiles, filesOf, indiaConfiguration } from './export-fixtures';

const collect = (
  raw: Record<string, string>,
  settings: Record<string, string> = {},
  added: Record<string, string> = {},
) => [...collectExportedFiles(filesOf(raw), filesOf(added), indiaConfiguration(settings)).keys()];

test('what a route exports is part of the site', () => {
  const files = ['/index.html', '/art/india/a.avif', '/app-icons/icon.svg', '/robots.txt'];
  expect(collect(Object.fromEntries(files.map((file) => [file, 'x'])))).toEqual(files);
});

test("what only Next's scripts need is not", () => {
  const recorded = collectExportedFiles(exportedFiles(), new Map(), indiaConfiguration());
  const nextFiles = [...exportedFiles().keys()].filter((path) => !recorded.has(path));
  expect(nextFiles).toEqual(expect.arrayContaining(['/_not-found.html']));
  expect([...recorded.keys()].filter((path) => !/\.html$/.test(path))).toEqual([
    '/site-config.js',
    '/robots.txt',
    '/sw.js',
  ]);
  expect(
    collect({
      '/index.txt': 'flight data',
      '/repay/__next._tree.txt': 'flight data',
      '/_next/static/chunks/a.css': 'also in the page',
    }),
  ).toEqual([]);
});

test('a sitemap is part of the site once the site has a URL', () => {
  const raw = { '/sitemap.xml': '<urlset/>' };
  expect(collect(raw)).toEqual([]);
  expect(collect(raw, { NEXT_PUBLIC_HTTP_URL: 'https://in.example' })).toEqual(['/sitemap.xml']);
});

test('the files of public/, which Next copies, come from public/', () => {
  const added = { '/ads.txt': 'own', '/privacyPolicy.html': 'own' };
  expect(collect({ ...added, '/repay.html': 'x' }, {}, added)).toEqual(['/repay.html']);
});
