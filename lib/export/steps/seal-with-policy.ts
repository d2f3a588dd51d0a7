import { integrityOf } from '../digest';
import { ExportShapeError } from '../export-shape-error';
import { EXPORTED_PAGES, textOf, type ExportStep } from '../exported-site';
import { pagePolicy } from '../headers/content-security-policy';
import {
  attributeOf,
  createElement,
  elementsOf,
  insertAfter,
  parseDocument,
  serializeDocument,
  textInside,
  type Document,
  type Element,
} from '../html/document';

/**
 * Puts each page's Content Security Policy into the page itself, so that it holds on every host, after the charset, which
 * browsers look for in the first 1024 bytes (HTML §13.2.3.2).
 */
export const sealWithPolicy: ExportStep = (site) => {
  for (const { file } of EXPORTED_PAGES) {
    const document = parseDocument(textOf(site, file));
    const elements = elementsOf(document);
    elements.forEach((element) => assertNoInlineHandlerOrStyle(element, file));
    const charset = elements.find((element) => attributeOf(element, 'charset') !== undefined);
    if (!charset) throw new ExportShapeError(file, 'a meta element with the charset');

    const policy = pagePolicy({
      scripts: inlineScripts(document).map(hashOf),
      styles: inlineStyles(document).map(hashOf),
    });
    insertAfter(
      charset,
      createElement('meta', { 'http-equiv': 'Content-Security-Policy', content: policy }),
    );
    site.files.set(file, Buffer.from(serializeDocument(document)));
  }
};

/** A policy by hash would silence these, and the page would be less than it looks in development. */
function assertNoInlineHandlerOrStyle(element: Element, file: string): void {
  const refused = element.attrs.find(
    ({ name, value }) =>
      name === 'style' || name.startsWith('on') || /^\s*javascript:/i.test(value),
  );
  if (refused)
    throw new ExportShapeError(
      file,
      `no ${refused.name}="${refused.value.slice(0, 40)}", which its policy forbids`,
    );
}

function inlineScripts(document: Document): Element[] {
  return elementsOf(document).filter(
    (element) => element.tagName === 'script' && attributeOf(element, 'type') === undefined,
  );
}

function inlineStyles(document: Document): Element[] {
  return elementsOf(document).filter(({ tagName }) => tagName === 'style');
}

function hashOf(element: Element): string {
  return integrityOf(textInside(element));
}
