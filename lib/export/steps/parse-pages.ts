import { load, type CheerioAPI } from 'cheerio';
import type { SitePage } from '@/lib/site/pages';
import { bytesOf, ExportShapeError, type Files } from '../files';

/** A parsed page. The steps of the export change its document. */
export interface Page extends SitePage {
  /** The document. It takes selectors, as jQuery does. */
  readonly $: CheerioAPI;
}

/** Selects the scripts that a browser runs, and no data such as JSON-LD. */
export const SCRIPTS = 'script:not([type="application/ld+json"])';

/**
 * How every page of Next begins. The charset comes first, so other elements can be moved behind it.
 */
const BEGINNING = /^<!DOCTYPE html><html lang="[\w-]+"><head><meta charSet="utf-8"\/>/;

/** Next's own copy of the 404 page. */
export const NEXT_NOT_FOUND = '/_not-found.html';

/**
 * Parses each page of the export once, but not those that the company replaced in `public/`.
 *
 * @throws ExportShapeError if a page of the routes is missing, another page exists, or a page does
 *   not begin as Next's pages do.
 */
export function parsePages(files: Files, publicFiles: Files, pages: readonly SitePage[]): Page[] {
  const known = new Set<string>([NEXT_NOT_FOUND, ...pages.map(({ file }) => file)]);
  for (const file of files.keys()) {
    if (file.endsWith('.html') && !known.has(file) && !publicFiles.has(file))
      throw new ExportShapeError(file, 'only pages that lib/site/pages.ts names');
  }
  return pages
    .filter(({ file }) => !publicFiles.has(file))
    .map((page) => {
      const html = bytesOf(files, page.file).toString();
      if (!BEGINNING.test(html))
        throw new ExportShapeError(page.file, 'a document that begins as Next writes it');
      return { ...page, $: load(html) };
    });
}
