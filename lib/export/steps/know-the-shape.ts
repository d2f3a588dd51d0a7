import { DISPLAY_FACE_ATTRIBUTE } from '@/lib/fonts/display-face';
import { ExportShapeError } from '../export-shape-error';
import { EXPORTED_PAGES, textOf, type ExportStep } from '../exported-site';

/** How every page of Next begins. What comes after the charset may then be moved without pushing it out of sight. */
const BEGINNING = new RegExp(
  `^<!DOCTYPE html><html lang="[\\w-]+" ${DISPLAY_FACE_ATTRIBUTE}=""><head><meta charSet="utf-8"/>`,
);

/** Next's own copy of the 404 page. */
const NEXT_NOT_FOUND = '/_not-found.html';

/**
 * Refuses an export that has other pages than the routes say, or pages that do not begin as Next's do.
 */
export const knowTheShape: ExportStep = (site) => {
  for (const { file } of EXPORTED_PAGES) {
    if (!BEGINNING.test(textOf(site, file)))
      throw new ExportShapeError(file, 'a document that begins as Next writes them');
  }
  const known = new Set([NEXT_NOT_FOUND, ...EXPORTED_PAGES.map(({ file }) => file)]);
  for (const file of site.files.keys()) {
    if (file.endsWith('.html') && !known.has(file))
      throw new ExportShapeError(file, 'no page that lib/routes.ts does not name');
  }
};
