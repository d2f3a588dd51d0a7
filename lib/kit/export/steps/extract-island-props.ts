import type { Islands } from '../../bundler';
import {
  ISLAND_ATTRIBUTE,
  ISLAND_KEY_ATTRIBUTE,
  ISLAND_PROPS_ATTRIBUTE,
  ISLAND_SCRIPTS_ATTRIBUTE,
} from '../../loader';
import type { Page } from './read-pages';

/**
 * Moves the props of the islands from the pages into one list, so that visitors who only read do
 * not download them. The attribute keeps the index in the list.
 */
export function extractIslandProps(pages: readonly Page[]): Islands {
  const props: string[] = [];
  const scripts = new Map<string, boolean>();
  for (const { attribs } of pages.flatMap(({ $ }) => $(`[${ISLAND_PROPS_ATTRIBUTE}]`).get())) {
    const { [ISLAND_ATTRIBUTE]: name = '', [ISLAND_PROPS_ATTRIBUTE]: json = '' } = attribs;
    scripts.set(name, ISLAND_SCRIPTS_ATTRIBUTE in attribs);
    delete attribs[ISLAND_KEY_ATTRIBUTE];
    if (!props.includes(json)) props.push(json);
    attribs[ISLAND_PROPS_ATTRIBUTE] = String(props.indexOf(json));
  }
  const names = (own: boolean) => [...scripts.keys()].filter((name) => scripts.get(name) === own);
  return {
    inRuntime: names(false),
    withOwnScript: names(true),
    props: props.map((json) => JSON.parse(json) as unknown),
  };
}
