import type { MetadataRoute } from 'next';
import { configuration } from '@/lib/config/configuration';
import { PAGES, urlOf } from '@/lib/routes';

export const dynamic = 'force-static';

/**
 * Lists the pages that search engines may show. Without a site URL it is empty, and the export
 * leaves it out.
 */
export default function sitemap(): MetadataRoute.Sitemap {
  const { siteUrl } = configuration;
  if (!siteUrl) return [];
  return PAGES.filter(({ indexed }) => indexed).map(({ path }) => ({
    url: urlOf(path, siteUrl),
  }));
}
