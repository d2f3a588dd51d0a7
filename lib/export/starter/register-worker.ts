import { WORKER_PATH } from '@/lib/routes';

/**
 * Registers the service worker once the page is idle, and names it what the page has loaded, for it to keep. A failure
 * is swallowed and nothing shown (specification §8): the browser refuses, the storage is blocked or full.
 */
export function registerWorker(): void {
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  whenIdle(() => void register().catch(() => undefined));
}

async function register(): Promise<void> {
  await navigator.serviceWorker.register(WORKER_PATH);
  const { active } = await navigator.serviceWorker.ready;
  const urlsToCache = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}
