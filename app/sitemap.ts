import type { MetadataRoute } from 'next';
import { thisBuild } from '@/lib/build/this-build';
import { urlOf } from '@/lib/kit/urls';
import { alternateLanguages } from '@/lib/seo/page-metadata';
import { pagesOf } from '@/lib/site/pages';

export const dynamic = 'force-static';

/**
 * Lists the pages that search engines may show, each with its URL in the other languages
 * (`hreflang`), and with the day on which its text was changed, if the company has stated it
 * (`updated`). Without a site URL it is empty, and the export leaves it out.
 */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const site = await thisBuild.site();
  const { siteUrl, content } = site;
  if (!siteUrl) return [];
  const pages = pagesOf(site, content.files).filter(({ kind }) => kind === 'content');
  return pages.map(({ path }) => {
    const lastModified = content.pages.find((page) => page.path === path)?.updated;
    const languages = alternateLanguages(site, path);
    return {
      url: urlOf(path, siteUrl),
      ...(lastModified && { lastModified }),
      ...(languages && { alternates: { languages } }),
    };
  });
}
