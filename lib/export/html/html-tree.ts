import { defaultTreeAdapter, html, type DefaultTreeAdapterTypes } from 'parse5';
import type { SitePage } from '@/lib/site/pages';

export type Document = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;

/** A parsed page. The steps of the export change its document. */
export interface Page extends SitePage {
  readonly document: Document;
}

/** All elements of a document, in document order. */
export function elementsOf(node: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return node.childNodes
    .filter((child) => defaultTreeAdapter.isElementNode(child))
    .flatMap((element) => [element, ...elementsOf(element)]);
}

/** The head or the body of a page. The parser adds those that are missing. */
export function partOf({ document }: { readonly document: Document }, tag: 'head' | 'body') {
  return elementsOf(document).find(({ tagName }) => tagName === tag) as Element;
}

export function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

export function removeAttribute(element: Element, name: string): void {
  element.attrs = element.attrs.filter((attribute) => attribute.name !== name);
}

export function setAttribute(element: Element, name: string, value: string): void {
  removeAttribute(element, name);
  element.attrs.push({ name, value });
}

/** Whether an element is a script that a browser runs, and no data such as JSON-LD. */
export function isScript(element: Element): boolean {
  return element.tagName === 'script' && attributeOf(element, 'type') !== 'application/ld+json';
}

/** The text nodes of a `script` or a `style`. */
export function textNodesOf({ childNodes }: Element): DefaultTreeAdapterTypes.TextNode[] {
  return childNodes.filter((child) => defaultTreeAdapter.isTextNode(child));
}

/** The text inside a `script` or a `style`, as the browser hashes it. */
export function textInside(element: Element): string {
  return textNodesOf(element)
    .map(({ value }) => value)
    .join('');
}

export function createElement(tag: string, attributes: Readonly<Record<string, string>>): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  return defaultTreeAdapter.createElement(tag, html.NS.HTML, attrs);
}
