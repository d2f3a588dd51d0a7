'use client';

import { useEffect } from 'react';
import { WORKER_PATH } from '@/lib/routes';

/**
 * Registers the service worker once the page is idle, and names it what the page loads, for it to keep: what was asked
 * for before the worker was in charge did not pass through it. A failure is swallowed and nothing shown (PRODUCT
 * rule 28): the browser refuses, the storage is blocked or full.
 */
export function OfflineCache({ wanted }: { readonly wanted: boolean }) {
  useEffect(() => {
    if (!wanted) return;
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    whenIdle(() => void register().catch(() => undefined));
  }, [wanted]);
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
