import { load, type CheerioAPI } from 'cheerio';
import { assertExport, bytesOf, type Files } from '../../files';
import type { ExportedPage } from '../../urls';

/** A parsed page. The steps of the export change its document. */
export interface Page extends ExportedPage {
  /** The document. It takes selectors, as jQuery does. */
  readonly $: CheerioAPI;
}

/** Selects the scripts that a browser runs, and no data such as JSON-LD. */
export const SCRIPTS = 'script:not([type="application/ld+json"])';

/**
 * How every page of Next begins. The charset comes first, so other elements can be moved behind it.
 */
const BEGINNING = /^<!DOCTYPE html><html lang="[\w-]+"><head><meta charSet="utf-8"\/>/;

/** @throws Error if a page is missing, or does not begin as Next's pages do. */
export function readPages(files: Files, pages: readonly ExportedPage[]): Page[] {
  return pages.map((page) => {
    const html = bytesOf(files, page.file).toString();
    assertExport(BEGINNING.test(html), page.file, 'a document that begins as Next writes it');
    return { ...page, $: load(html) };
  });
}

/** Whether a page shows nothing: its body has no element but an empty `main`. */
export function isEmpty({ $ }: Pick<Page, '$'>): boolean {
  return $('body *').length === $('body > main:empty').length;
}
