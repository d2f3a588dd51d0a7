import { bundleForBrowsers } from '@/lib/bundle-for-browsers';
import { configuration, isDevelopment } from '@/lib/config/configuration';

export const dynamic = 'force-static';

/**
 * The service worker. If the offline cache is off, and in `next dev`, it is one that deletes its
 * caches and unregisters itself.
 */
export async function GET() {
  const worker = configuration.offlineCache && !isDevelopment ? 'worker' : 'self-destroying-worker';
  return new Response(await bundleForBrowsers(`lib/browser-scripts/service-worker/${worker}.ts`), {
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
  });
}
