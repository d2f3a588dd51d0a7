import { DISPLAY_FACE_ATTRIBUTE } from '@/lib/fonts/display-face';
import { ExportShapeError } from '../export-shape-error';
import { attributeOf, elementsOf, removeAttribute } from '../html/document';
import type { Page } from '../pages';

/** Removes the attribute that enables the web font. The loader sets it again after the first paint. */
export function deferWebFont({ document, file }: Page): void {
  const root = elementsOf(document).find(
    (element) => attributeOf(element, DISPLAY_FACE_ATTRIBUTE) !== undefined,
  );
  if (root?.tagName !== 'html')
    throw new ExportShapeError(file, `an html element with ${DISPLAY_FACE_ATTRIBUTE}`);
  removeAttribute(root, DISPLAY_FACE_ATTRIBUTE);
}
