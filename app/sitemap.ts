import type { MetadataRoute } from 'next';
import { configuration } from '@/lib/config/environment';
import { HOME_PATH } from '@/lib/routes';

export const dynamic = 'force-static';

/**
 * Lists the home page, the only page without `noindex`. Without a site URL it is empty, and the
 * export leaves it out.
 */
export default function sitemap(): MetadataRoute.Sitemap {
  const { siteUrl } = configuration;
  return siteUrl ? [{ url: new URL(HOME_PATH, siteUrl).href }] : [];
}
