import { defaultTreeAdapter, html, parse, type DefaultTreeAdapterTypes } from 'parse5';
import type { Files } from '../files';

export type Document = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;

/** All elements of a document, in document order. */
export function elementsOf(node: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return node.childNodes
    .filter((child) => defaultTreeAdapter.isElementNode(child))
    .flatMap((element) => [element, ...elementsOf(element)]);
}

/** The elements of each HTML file, by its path. */
export type ElementsByFile = ReadonlyMap<string, readonly Element[]>;

/** Parses each HTML file. */
export function parseElements(files: Files): ElementsByFile {
  const pages = [...files].filter(([path]) => path.endsWith('.html'));
  return new Map(pages.map(([path, bytes]) => [path, elementsOf(parse(bytes.toString()))]));
}

export function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

export function removeAttribute(element: Element, name: string): void {
  element.attrs = element.attrs.filter((attribute) => attribute.name !== name);
}

/** Whether an element is a script with data, such as JSON-LD, which a browser does not run. */
export function isDataScript(element: Element): boolean {
  return element.tagName === 'script' && attributeOf(element, 'type') === 'application/ld+json';
}

/** The text inside a `script` or a `style`, as the browser hashes it. */
export function textInside(element: Element): string {
  return element.childNodes
    .filter((child) => defaultTreeAdapter.isTextNode(child))
    .map(({ value }) => value)
    .join('');
}

export function createElement(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  text = '',
): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = defaultTreeAdapter.createElement(tag, html.NS.HTML, attrs);
  if (text) defaultTreeAdapter.insertText(element, text);
  return element;
}

export function insertAfter(sibling: Element, inserted: Element): void {
  const parent = sibling.parentNode;
  if (!parent) return;
  const next = parent.childNodes[parent.childNodes.indexOf(sibling) + 1];
  if (next) defaultTreeAdapter.insertBefore(parent, inserted, next);
  else defaultTreeAdapter.appendChild(parent, inserted);
}
