import { thisBuild } from '@/lib/build/this-build';
import { isDevelopment } from '@/lib/config/configuration';
import { SITE_CONFIG_PATH } from '@/lib/config/site-config';
import type { Site } from '@/lib/content/read-content';
import { bundleForBrowsers } from '@/lib/kit/bundler';
import { filesIn } from '@/lib/kit/files';
import { withoutSuffix } from '@/lib/kit/urls';
import { pagesOf } from '@/lib/site/pages';

export const dynamic = 'force-static';

/**
 * The service worker. If the offline cache is off, and in `next dev`, it is the self-destroying
 * worker, which deletes its caches and unregisters itself.
 */
export async function GET() {
  const site = await thisBuild.site();
  const worker = site.offlineCache && !isDevelopment ? 'worker' : 'self-destroying-worker';
  const { code } = await bundleForBrowsers(`lib/kit/service-worker/${worker}.ts`, {
    PAGES: pagesOfWorker(site),
    UNHASHED_FILES: [SITE_CONFIG_PATH],
    OUTDATED_NOTICE: site.messages.page.outdated,
  });
  return new Response(code, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
}

/**
 * All pages without their suffix, in small letters, and whether each has a link to the manifest.
 * Pages that the company added to `public/` need none. Such a page may replace one of the build.
 */
function pagesOfWorker(site: Site): Record<string, boolean> {
  const built = pagesOf(site, site.content.files).filter(({ kind }) => kind !== 'error');
  const added = filesIn('public')
    .filter((file) => file.endsWith('.html'))
    .map((file) => encodeURI(`/${file}`));
  return Object.fromEntries([
    ...built.map(({ path }) => [withoutSuffix(path).toLowerCase(), true] as const),
    ...added.map((path) => [withoutSuffix(path).toLowerCase(), false] as const),
  ]);
}
