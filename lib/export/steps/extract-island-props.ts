import { ISLAND_ATTRIBUTE, ISLAND_PROPS_ATTRIBUTE } from '@/lib/island-attributes';
import { ExportShapeError } from '../export-shape-error';
import { attributeOf, elementsOf, removeAttribute } from '../html/html-tree';
import type { Page } from '../page-files';

/** The props of each island, by the island's name. */
export type IslandProps = Readonly<Record<string, unknown>>;

/**
 * Removes the props of the islands from the home page, so that visitors who only read do not
 * download them.
 *
 * @throws ExportShapeError if the page has no islands.
 */
export function extractIslandProps({ document, file }: Page): IslandProps {
  const props: Record<string, unknown> = {};
  for (const element of elementsOf(document)) {
    const json = attributeOf(element, ISLAND_PROPS_ATTRIBUTE);
    if (json === undefined) continue;
    props[attributeOf(element, ISLAND_ATTRIBUTE) ?? ''] = JSON.parse(json);
    removeAttribute(element, ISLAND_PROPS_ATTRIBUTE);
  }
  if (Object.keys(props).length === 0) throw new ExportShapeError(file, 'islands');
  return props;
}
