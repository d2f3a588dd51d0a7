import { WEB_FONT_ATTRIBUTE } from '@/lib/fonts/web-font-attribute';
import { ExportShapeError } from '../export-shape-error';
import { attributeOf, elementsOf, removeAttribute } from '../html/html-tree';
import type { Page } from '../page-files';

/**
 * Removes the attribute that enables the web font. The loader sets it again after the first paint.
 */
export function deferWebFont({ document, file }: Page): void {
  const root = elementsOf(document).find(
    (element) => attributeOf(element, WEB_FONT_ATTRIBUTE) !== undefined,
  );
  if (root?.tagName !== 'html')
    throw new ExportShapeError(file, `an html element with ${WEB_FONT_ATTRIBUTE}`);
  removeAttribute(root, WEB_FONT_ATTRIBUTE);
}
