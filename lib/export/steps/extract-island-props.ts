import { ISLAND_ATTRIBUTE, ISLAND_PROPS_ATTRIBUTE } from '@/lib/browser/island-attributes';
import { attributeOf, elementsOf, removeAttribute } from '../html/html-tree';
import type { Page } from '../page-files';

/** The props of each island, by the island's name. */
export type IslandProps = Readonly<Record<string, unknown>>;

/**
 * Removes the props of the islands from the pages, so that visitors who only read do not download
 * them. Only the home page has islands.
 */
export function extractIslandProps(pages: readonly Page[]): IslandProps {
  const props: Record<string, unknown> = {};
  for (const element of pages.flatMap(({ document }) => elementsOf(document))) {
    const name = attributeOf(element, ISLAND_ATTRIBUTE);
    const json = attributeOf(element, ISLAND_PROPS_ATTRIBUTE);
    if (!name || !json) continue;
    props[name] = JSON.parse(json);
    removeAttribute(element, ISLAND_PROPS_ATTRIBUTE);
  }
  return props;
}
