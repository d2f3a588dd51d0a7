import { bundle } from '../bundle';

/**
 * The service worker, or one that deletes its caches and unregisters itself if the offline cache is
 * off.
 */
export function bundleServiceWorker(offlineCache: boolean): Promise<string> {
  return bundle(
    offlineCache
      ? '../browser-scripts/service-worker/worker.ts'
      : '../browser-scripts/service-worker/self-destroying-worker.ts',
    {},
  );
}
