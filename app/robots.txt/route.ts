import { thisBuild } from '@/lib/build/this-build';
import { SITEMAP_PATH, urlOf } from '@/lib/kit/urls';

export const dynamic = 'force-static';

/**
 * Allows every page. Some pages have `noindex`, and crawlers must be able to fetch them to see it.
 * The company's own lines follow. A staging site allows nothing.
 */
export async function GET() {
  const { siteUrl, isStaging, content } = await thisBuild.site();
  const lines = isStaging
    ? ['User-Agent: *', 'Disallow: /']
    : [
        'User-Agent: *',
        'Allow: /',
        ...content.robotsLines,
        '',
        ...(siteUrl ? [`Sitemap: ${urlOf(SITEMAP_PATH, siteUrl)}`] : []),
      ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
