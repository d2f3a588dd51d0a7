'use client';

import { useEffect } from 'react';
import { startPage } from '@/lib/browser-scripts/page/start-page';

/** React runs each effect twice in development. */
let started = false;

/**
 * Starts the page where Next's scripts run: in `next dev` and in Next's own export. In the finished
 * export, the loader does the same without React (lib/browser-scripts/loader).
 */
export function StartPage({ offlineCache }: { readonly offlineCache: boolean }) {
  useEffect(() => {
    if (started) return;
    started = true;
    startPage(offlineCache);
  }, [offlineCache]);
  return null;
}
