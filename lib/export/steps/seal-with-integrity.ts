import { integrityOf } from '../digest';
import { bytesOf, EXPORTED_PAGES, textOf, type ExportStep } from '../exported-site';
import {
  attributeOf,
  elementsOf,
  parseDocument,
  serializeDocument,
  setAttribute,
  type Element,
} from '../html/document';
import { RUNTIME_ATTRIBUTE } from '../html/loader-element';

/**
 * Gives every script that a page brings its hash, so that a browser runs it only as it was built (W3C Subresource
 * Integrity): those that the loader adds, and any script or style sheet that an element names.
 */
export const sealWithIntegrity: ExportStep = (site) => {
  for (const { file } of EXPORTED_PAGES) {
    const document = parseDocument(textOf(site, file));
    for (const element of elementsOf(document)) {
      const brought = broughtBy(element);
      if (brought.length > 0)
        setAttribute(
          element,
          integrityAttribute(element),
          brought.map((address) => integrityOf(bytesOf(site, address))).join(' '),
        );
    }
    site.files.set(file, Buffer.from(serializeDocument(document)));
  }
};

function broughtBy(element: Element): string[] {
  const source =
    element.tagName === 'script'
      ? attributeOf(element, 'src')
      : attributeOf(element, 'rel') === 'stylesheet'
        ? attributeOf(element, 'href')
        : undefined;
  return (source ?? attributeOf(element, RUNTIME_ATTRIBUTE) ?? '').split(' ').filter(Boolean);
}

/** The loader hands its list of hashes on, in the order of its list of scripts. */
function integrityAttribute(element: Element): string {
  return attributeOf(element, RUNTIME_ATTRIBUTE) === undefined ? 'integrity' : 'data-integrity';
}
