import { configuration } from '@/lib/config/configuration';
import { readRobotsLines } from '@/lib/content/site-lists';
import { SITEMAP_PATH, urlOf } from '@/lib/kit/urls';

export const dynamic = 'force-static';

/**
 * Allows every page. Some pages have `noindex`, and crawlers must be able to fetch them to see it.
 * The company's own lines follow. A staging site allows nothing.
 */
export function GET() {
  const { siteUrl, isStaging, region } = configuration;
  const lines = isStaging
    ? ['User-Agent: *', 'Disallow: /']
    : [
        'User-Agent: *',
        'Allow: /',
        ...readRobotsLines(region).lines,
        '',
        ...(siteUrl ? [`Sitemap: ${urlOf(SITEMAP_PATH, siteUrl)}`] : []),
      ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
