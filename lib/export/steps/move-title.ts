import { defaultTreeAdapter } from 'parse5';
import { ExportShapeError } from '../export-shape-error';
import { attributeOf, elementsOf, insertAfter } from '../html/document';
import type { Page } from '../pages';

/**
 * Moves the title behind the charset. A component renders the title, and React writes it wherever
 * it is in the head at that moment, so two builds of the same site would differ.
 */
export function moveTitle({ document, file }: Page): void {
  const elements = elementsOf(document);
  const [title, ...others] = elements.filter(
    ({ tagName, parentNode }) => tagName === 'title' && parentNode?.nodeName === 'head',
  );
  const charset = elements.find((element) => attributeOf(element, 'charset') !== undefined);
  if (!title || others.length > 0 || !charset)
    throw new ExportShapeError(file, 'one title and a charset in the head');
  defaultTreeAdapter.detachNode(title);
  insertAfter(charset, title);
}
