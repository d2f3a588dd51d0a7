import type { MetadataRoute } from 'next';
import { configuration } from '@/lib/config/configuration';
import { urlOf } from '@/lib/kit/urls';
import { pagesOf } from '@/lib/site/pages';

export const dynamic = 'force-static';

/**
 * Lists the pages that search engines may show. Without a site URL it is empty, and the export
 * leaves it out.
 */
export default function sitemap(): MetadataRoute.Sitemap {
  const { siteUrl } = configuration;
  if (!siteUrl) return [];
  const pages = pagesOf(configuration).filter(({ kind }) => kind === 'content');
  return pages.map(({ path }) => ({ url: urlOf(path, siteUrl) }));
}
