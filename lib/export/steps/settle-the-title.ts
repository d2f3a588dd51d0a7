import { ExportShapeError } from '../export-shape-error';
import { EXPORTED_PAGES, textOf, type ExportStep } from '../exported-site';
import {
  attributeOf,
  elementsOf,
  insertAfter,
  parseDocument,
  remove,
  serializeDocument,
} from '../html/document';

/**
 * Moves each page's title to one place, after the charset: a component renders it, so that React writes it wherever the
 * head happens to be by then, and two builds of the same site would differ.
 */
export const settleTheTitle: ExportStep = (site) => {
  for (const { file } of EXPORTED_PAGES) {
    const document = parseDocument(textOf(site, file));
    const elements = elementsOf(document);
    const [title, ...others] = elements.filter(
      ({ tagName, parentNode }) => tagName === 'title' && parentNode?.nodeName === 'head',
    );
    const charset = elements.find((element) => attributeOf(element, 'charset') !== undefined);
    if (!title || others.length > 0 || !charset)
      throw new ExportShapeError(file, 'one title and a charset in the head');
    remove(title);
    insertAfter(charset, title);
    site.files.set(file, Buffer.from(serializeDocument(document)));
  }
};
