'use client';

import { useEffect } from 'react';
import { WORKER_PATH } from '@/lib/routes';

/**
 * Registers the service worker when the page is idle, and sends it the URLs of everything that the page loads. The worker
 * stores them, because requests from before its activation did not pass through it. Errors are swallowed (PRODUCT rule 28):
 * the browser may refuse, or the storage may be blocked or full.
 */
export function OfflineCache({ enabled }: { readonly enabled: boolean }) {
  useEffect(() => {
    if (!enabled) return;
    const start = () => void register().catch(() => undefined);
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(start);
    else setTimeout(start);
  }, [enabled]);
  return null;
}

async function register(): Promise<void> {
  await navigator.serviceWorker.register(WORKER_PATH);
  const { active } = await navigator.serviceWorker.ready;
  const keep = (loaded: PerformanceObserverEntryList) => {
    const urlsToCache = loaded.getEntries().map(({ name }) => name);
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  };
  new PerformanceObserver(keep).observe({ type: 'resource', buffered: true });
}
