import { defaultTreeAdapter } from 'parse5';
import { attributeOf, elementsOf, isScript, type Element } from '../html/html-tree';
import type { Page } from '../page-files';

/**
 * Removes all scripts that Next has written into a page, its hints to load them, and the empty
 * element in which they would find Next's metadata. The page needs none: the loader starts
 * everything that is interactive (components/islands).
 */
export function removeNextScripts({ document }: Page): void {
  for (const element of elementsOf(document)) {
    if (isScript(element) || isScriptHint(element) || isEmptyOutlet(element))
      defaultTreeAdapter.detachNode(element);
  }
}

function isEmptyOutlet(element: Element): boolean {
  const isEmpty = element.childNodes.every((node) => defaultTreeAdapter.isCommentNode(node));
  return isEmpty && element.tagName === 'div' && attributeOf(element, 'hidden') !== undefined;
}

function isScriptHint(element: Element): boolean {
  return attributeOf(element, 'rel') === 'modulepreload' || attributeOf(element, 'as') === 'script';
}
