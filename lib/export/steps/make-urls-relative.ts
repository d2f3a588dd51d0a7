import { ISLAND_PROPS_ATTRIBUTE } from '@/lib/browser/island-attributes';
import type { SitePage } from '@/lib/site/pages';
import { HOME_PATH, NOT_FOUND_PATH } from '@/lib/site/routes';
import type { Files } from '../files';
import type { Page } from './parse-pages';

/** The attributes that name files, and the props of an island as JSON. */
const ATTRIBUTES = ['href', 'src', 'srcset', ISLAND_PROPS_ATTRIBUTE];

/** A path from the root: at the beginning, or after a space, a quotation mark or a parenthesis. */
const PATH = /(?<![^\s"(])\/[^\s",)]+/g;

/**
 * Makes the URLs of the site's files and pages relative to the page, so that the site works in
 * every folder. A host shows the 404 page at URLs of any depth, so its own URLs begin with the
 * site's folder.
 *
 * @param folder the path of the site's folder, with a slash at the end.
 */
export function makeUrlsRelative(
  { $, path }: Page,
  pages: readonly SitePage[],
  files: Files,
  folder: string,
) {
  const start = path === NOT_FOUND_PATH ? folder : './';
  const moved = (url: string) => start + url.slice(1);
  const isOurs = (url: string) => {
    const [target = ''] = url.split(/[?#]/);
    return files.has(target) || pages.some((page) => page.path === target);
  };
  const moveUrls = (text: string) => text.replace(PATH, (url) => (isOurs(url) ? moved(url) : url));
  for (const name of ATTRIBUTES)
    // A slash alone is the home page in an attribute, but not within a text.
    $(`[${name}]`).attr(name, (_, value) => (value === HOME_PATH ? moved(value) : moveUrls(value)));
  $('style').text((_, css) => moveUrls(css));
}
