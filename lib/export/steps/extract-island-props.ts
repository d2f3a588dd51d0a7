import {
  ISLAND_ATTRIBUTE,
  ISLAND_PROPS_ATTRIBUTE,
  ISLAND_SCRIPTS_ATTRIBUTE,
} from '@/lib/browser/island-attributes';
import type { Islands } from '@/lib/build/bundle-island-scripts';
import { attributeOf, elementsOf, setAttribute, type Page } from '../html/html-tree';

/**
 * Moves the props of the islands from the pages into one list, so that visitors who only read do
 * not download them. The attribute keeps the index in the list.
 */
export function extractIslandProps(pages: readonly Page[]): Islands {
  const props: string[] = [];
  const scripts = new Map<string, boolean>();
  for (const element of pages.flatMap(({ document }) => elementsOf(document))) {
    const name = attributeOf(element, ISLAND_ATTRIBUTE);
    const json = attributeOf(element, ISLAND_PROPS_ATTRIBUTE);
    if (!name || !json) continue;
    scripts.set(name, attributeOf(element, ISLAND_SCRIPTS_ATTRIBUTE) !== undefined);
    if (!props.includes(json)) props.push(json);
    setAttribute(element, ISLAND_PROPS_ATTRIBUTE, String(props.indexOf(json)));
  }
  const names = (own: boolean) => [...scripts.keys()].filter((name) => scripts.get(name) === own);
  return {
    inRuntime: names(false),
    withOwnScript: names(true),
    props: props.map((json) => JSON.parse(json) as unknown),
  };
}
