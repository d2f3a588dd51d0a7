import type { Configuration } from '@/lib/config/read-configuration';
import { ROBOTS_PATH, SITEMAP_PATH } from '@/lib/site/routes';
import type { Files } from '../files';
import { NEXT_NOT_FOUND } from './parse-pages';

/**
 * The files of the site that Next exported: all but those that only Next's own scripts need, the
 * second copy of the 404 page, and an empty sitemap. The files of `public/` are not among them.
 */
export function keepSiteFiles(
  rawFiles: Files,
  publicFiles: Files,
  { siteUrl }: Configuration,
): Files {
  const exported = [...rawFiles].filter(
    ([path]) =>
      !publicFiles.has(path) &&
      !path.startsWith('/_next/') &&
      // Next's data for client-side navigation.
      (!path.endsWith('.txt') || path === ROBOTS_PATH) &&
      path !== NEXT_NOT_FOUND &&
      (path !== SITEMAP_PATH || siteUrl !== ''),
  );
  return new Map(exported);
}
