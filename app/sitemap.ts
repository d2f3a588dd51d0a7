import type { MetadataRoute } from 'next';
import { configuration } from '@/lib/config/environment';
import { HOME_PATH } from '@/lib/routes';

export const dynamic = 'force-static';

/** The one page there is to find. Without a web address there is nothing to list, and the export leaves the file out. */
export default function sitemap(): MetadataRoute.Sitemap {
  const { siteUrl } = configuration;
  return siteUrl ? [{ url: new URL(HOME_PATH, siteUrl).href }] : [];
}
