import { defaultTreeAdapter } from 'parse5';
import { attributeOf, elementsOf, isDataScript, type Element } from '../html/document';
import type { Page } from '../pages';

/**
 * Removes all scripts that Next has written into a page, and its hints to load them. The page needs
 * none: the loader starts everything that is interactive (components/islands).
 */
export function removeNextScripts({ document }: Page): void {
  for (const element of elementsOf(document)) {
    if (isScript(element) || isScriptHint(element)) defaultTreeAdapter.detachNode(element);
  }
}

function isScript(element: Element): boolean {
  return element.tagName === 'script' && !isDataScript(element);
}

function isScriptHint(element: Element): boolean {
  const isModuleHint = attributeOf(element, 'rel') === 'modulepreload';
  return element.tagName === 'link' && (isModuleHint || attributeOf(element, 'as') === 'script');
}
