import type { MetadataRoute } from 'next';
import { configuration } from '@/lib/config/configuration';
import { SITEMAP_PATH, urlOf } from '@/lib/kit/urls';

export const dynamic = 'force-static';

/**
 * Allows every page. Some pages have `noindex`, and crawlers must be able to fetch them to see it.
 */
export default function robots(): MetadataRoute.Robots {
  const { siteUrl } = configuration;
  return {
    rules: { userAgent: '*', allow: '/' },
    ...(siteUrl && { sitemap: urlOf(SITEMAP_PATH, siteUrl) }),
  };
}
