import { NOT_FOUND_PATH, LOAN_APP_SCREENS } from '@/lib/routes';
import type { Document } from './html/document';

/** Where a page is: the path that visitors request and the file that answers. */
export interface PageLocation {
  readonly path: string;
  readonly file: string;
}

/** A parsed page. The steps of the export change its document. */
export interface Page extends PageLocation {
  readonly document: Document;
}

export const HOME_PAGE: PageLocation = { path: '/', file: '/index.html' };
export const NOT_FOUND_PAGE: PageLocation = {
  path: NOT_FOUND_PATH,
  file: `${NOT_FOUND_PATH}.html`,
};

/** The pages of the loan app's screens. */
export const SCREEN_PAGES: readonly PageLocation[] = LOAN_APP_SCREENS.map((screen) => ({
  path: `/${screen}`,
  file: `/${screen}.html`,
}));

/** Every page of the export. */
export const EXPORTED_PAGES: readonly PageLocation[] = [HOME_PAGE, NOT_FOUND_PAGE, ...SCREEN_PAGES];
