import type { MetadataRoute } from 'next';
import { configuration } from '@/lib/config/environment';
import { SITEMAP_PATH } from '@/lib/routes';

export const dynamic = 'force-static';

/** Everything may be read: a page that is not to be found says so itself, which only who reads it learns. */
export default function robots(): MetadataRoute.Robots {
  const { siteUrl } = configuration;
  return {
    rules: { userAgent: '*', allow: '/' },
    ...(siteUrl && { sitemap: new URL(SITEMAP_PATH, siteUrl).href }),
  };
}
