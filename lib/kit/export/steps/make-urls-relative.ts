import type { Files } from '../../files';
import { ISLAND_PROPS_ATTRIBUTE } from '../../loader';
import { decodePercentEncoding, NOT_FOUND_PATH, type ExportedPage } from '../../urls';
import type { Page } from './read-pages';

/**
 * A path from the root within a text, such as the props of an island as JSON: at the beginning, or
 * after a space, a quotation mark or a parenthesis.
 */
const PATH = /(?<![^\s"(])\/[^\s",)]+/g;

/** How the URLs of a page begin. Hosts show the 404 page at URLs of any depth. */
export function urlStart(path: string, folder: string): string {
  return path === NOT_FOUND_PATH ? folder : './';
}

/**
 * Makes the URLs of the site's files and pages relative to the page, so that the site works in
 * every folder. Those of the 404 page begin with the site's folder.
 *
 * @param folder the path of the site's folder, with a slash at the end.
 */
export function makeUrlsRelative(
  { $, path }: Page,
  pages: readonly ExportedPage[],
  files: Files,
  folder: string,
) {
  const start = urlStart(path, folder);
  const moveUrl = (url: string) => {
    const target = decodePercentEncoding(url.replace(/[?#].*/s, ''));
    const isOurs = files.has(target) || pages.some((page) => page.path === target);
    return isOurs ? start + url.slice(1) : url;
  };
  const moveUrls = (text: string) => text.replace(PATH, moveUrl);
  for (const name of ['href', 'src']) $(`[${name}]`).attr(name, (_, url) => moveUrl(url));
  for (const name of ['srcset', ISLAND_PROPS_ATTRIBUTE])
    $(`[${name}]`).attr(name, (_, text) => moveUrls(text));
  $('style').text((_, css) => moveUrls(css));
}
