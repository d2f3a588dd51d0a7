'use client';

import { useEffect } from 'react';
import { addCampaignToLinks } from '@/lib/browser/campaign/add-campaign-to-links';
import { reportEvents } from '@/lib/browser/events/report-events';
import { loadSiteConfig } from '@/lib/browser/load-site-config';
import { applySiteConfig } from '@/lib/config/apply-site-config';
import { repairFragment, showNotice } from '@/lib/kit/loader';
import { initPage } from '@/lib/kit/page-scripts';

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
 * export, the loader does the same without React (lib/browser/loader).
 */
export function InitPageOnMount({ offlineCache, readsCampaign, eventsUrl }: InitPageProps) {
  useEffect(() => {
    if (started) return;
    started = true;
    initPage(offlineCache, [
      () => loadSiteConfig(applySiteConfig),
      doAsRecoveryScript,
      ...(readsCampaign ? [addCampaignToLinks] : []),
    ]);
    if (eventsUrl)
      queueMicrotask(() =>
        reportEvents(eventsUrl, () => import('@/lib/browser/events/measure-web-vitals')),
      );
  }, [offlineCache, readsCampaign, eventsUrl]);
  return null;
}
