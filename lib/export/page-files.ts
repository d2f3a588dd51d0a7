import { HOME_PATH, NOT_FOUND_PATH, PAGES, type PagePath } from '@/lib/site/routes';
import type { Document } from './html/html-tree';

/** Where a page is: the path that visitors request and the file that answers. */
export interface PageLocation {
  readonly path: PagePath;
  readonly file: string;
}

/** A parsed page. The steps of the export change its document. */
export interface Page extends PageLocation {
  readonly document: Document;
}

function locationOf(path: PagePath): PageLocation {
  return { path, file: path === HOME_PATH ? '/index.html' : `${path}.html` };
}

export const HOME_PAGE = locationOf(HOME_PATH);
export const NOT_FOUND_PAGE = locationOf(NOT_FOUND_PATH);

export const EXPORTED_PAGES = PAGES.map((page) => ({ ...page, ...locationOf(page.path) }));

export const SCREEN_PAGES = EXPORTED_PAGES.filter(({ kind }) => kind === 'screen');
