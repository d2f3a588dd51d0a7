import { defaultTreeAdapter } from 'parse5';
import {
  ISLAND_ATTRIBUTE,
  ISLAND_PROPS_ATTRIBUTE,
  STYLE_NAMES_ATTRIBUTE,
} from '@/lib/island-attributes';
import { ExportShapeError } from '../export-shape-error';
import { attributeOf, elementsOf, removeAttribute } from '../html/html-tree';
import type { Page } from '../page-files';

/** What the script that hydrates the islands has to know of the page. */
export interface IslandData {
  /** The props of each island, by the island's name. */
  readonly props: Readonly<Record<string, unknown>>;
  /** The names of classes, by the path of the style sheet and by their names in the sheet. */
  readonly styleNames: StyleNames;
}

export type StyleNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Removes the data of the islands from the home page, so that visitors who only read do not
 * download it.
 *
 * @throws ExportShapeError if the page has no islands or no names of classes.
 */
export function extractIslandData({ document, file }: Page): IslandData {
  const props: Record<string, unknown> = {};
  let styleNames: StyleNames | undefined;
  for (const element of elementsOf(document)) {
    const ofIsland = attributeOf(element, ISLAND_PROPS_ATTRIBUTE);
    if (ofIsland !== undefined) {
      props[attributeOf(element, ISLAND_ATTRIBUTE) ?? ''] = JSON.parse(ofIsland);
      removeAttribute(element, ISLAND_PROPS_ATTRIBUTE);
    }
    const names = attributeOf(element, STYLE_NAMES_ATTRIBUTE);
    if (names !== undefined) {
      styleNames = JSON.parse(names) as StyleNames;
      defaultTreeAdapter.detachNode(element);
    }
  }
  if (!styleNames || Object.keys(props).length === 0)
    throw new ExportShapeError(file, 'islands, and the names of their classes');
  return { props, styleNames };
}
