import { EXPORTED_PAGES } from '@/lib/export/page-files';
import { parsePages } from '@/lib/export/steps/parse-pages';
import { exportedFiles, nextPage } from './export-fixtures';

describe('parsing the pages', () => {
  it('returns each page of the routes, the home page first', () => {
    const pages = parsePages(exportedFiles(), new Map());
    expect(pages[0]).toMatchObject({ path: '/', file: '/index.html' });
    expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(['/404', '/repay']));
    expect(pages).toHaveLength(EXPORTED_PAGES.length);
  });

  it.each([
    ['a missing page', { '/repay.html': undefined }, 'out/repay.html: expected this file to exist'],
    [
      'a page that the routes do not name',
      { '/left-over.html': nextPage() },
      'out/left-over.html: expected only pages that lib/routes.ts names',
    ],
    [
      'anything before the document',
      { '/order.html': `<!-- x -->${nextPage()}` },
      'out/order.html: expected a document that begins as Next writes it',
    ],
    [
      'a page that does not begin with its language and charset',
      { '/order.html': '<html><head><title>x</title></head></html>' },
      'out/order.html: expected a document that begins as Next writes it',
    ],
  ])('refuses %s', (_, files, message) => {
    expect(() => parsePages(exportedFiles(files), new Map())).toThrow(message);
  });
});
