import { defaultTreeAdapter } from 'parse5';
import {
  attributeOf,
  elementsOf,
  isScript,
  removeAttribute,
  type Element,
  type Page,
} from '../html/html-tree';

/** The attributes by which Next's scripts recognise a style element. */
const STYLE_ATTRIBUTES = ['data-precedence', 'data-href'];

/**
 * Removes all scripts that Next has written into a page, its hints to load them, the empty element
 * in which they would find Next's metadata, and the attributes of style elements. The page needs
 * none: the loader starts everything that is interactive (components/islands).
 */
export function removeNextScripts({ document }: Page): void {
  for (const element of elementsOf(document)) {
    if (isScript(element) || isScriptHint(element) || isEmptyOutlet(element))
      defaultTreeAdapter.detachNode(element);
    STYLE_ATTRIBUTES.forEach((name) => removeAttribute(element, name));
  }
}

function isEmptyOutlet(element: Element): boolean {
  const isEmpty = element.childNodes.every((node) => defaultTreeAdapter.isCommentNode(node));
  return isEmpty && element.tagName === 'div' && attributeOf(element, 'hidden') !== undefined;
}

function isScriptHint(element: Element): boolean {
  return attributeOf(element, 'rel') === 'modulepreload' || attributeOf(element, 'as') === 'script';
}
