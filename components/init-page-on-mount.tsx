'use client';

import { useEffect } from 'react';
import { keepCampaign } from '@/lib/browser/campaign/keep-campaign';
import { reportEvents } from '@/lib/browser/events/report-events';
import { loadSiteConfig } from '@/lib/browser/load-site-config';
import { repairFragment, showNotice } from '@/lib/kit/loader';
import { initPage, runPageScript } from '@/lib/kit/page-scripts';

interface InitPageProps {
  readonly offlineCache: boolean;
  /** Whether the site uses the campaign of the visit. */
  readonly readsCampaign: boolean;
  /** The URL of the collector of events; empty if there is none. */
  readonly eventsUrl: string;
}

/** In the finished export, the recovery script does this. */
function doAsRecoveryScript(): void {
  repairFragment();
  addEventListener('hashchange', repairFragment);
  navigator.serviceWorker?.addEventListener('message', ({ data }) => showNotice(String(data)));
}

/** React runs each effect twice in development. */
let started = false;

/**
 * Starts the page where Next's scripts run: in `next dev` and in Next's own export. In the finished
 * export, the loader and the page script do the same without React (lib/browser).
 */
export function InitPageOnMount({ offlineCache, readsCampaign, eventsUrl }: InitPageProps) {
  useEffect(() => {
    if (started) return;
    started = true;
    initPage([doAsRecoveryScript]);
    runPageScript(offlineCache, [
      loadSiteConfig,
      ...(readsCampaign ? [keepCampaign] : []),
      ...(eventsUrl ? [() => reportEvents(eventsUrl)] : []),
    ]);
  }, [offlineCache, readsCampaign, eventsUrl]);
  return null;
}
