'use client';

import { useEffect } from 'react';
import { startPage } from '@/lib/browser-scripts/page/start-page';
import { addCampaignToAppLink } from '@/lib/campaign/app-link';
import { reportEvents } from '@/lib/events/report-events';

interface StartPageProps {
  readonly offlineCache: boolean;
  /** Whether the site has a link to the app. */
  readonly appLink: boolean;
  /** Where the page reports events to; blank if nowhere. */
  readonly eventsUrl: string;
}

/** React runs each effect twice in development. */
let started = false;

/**
 * Starts the page where Next's scripts run: in `next dev` and in Next's own export. In the finished
 * export, the loader does the same without React (lib/browser-scripts/loader).
 */
export function StartPage({ offlineCache, appLink, eventsUrl }: StartPageProps) {
  useEffect(() => {
    if (started) return;
    started = true;
    startPage(offlineCache);
    if (appLink) queueMicrotask(addCampaignToAppLink);
    if (eventsUrl)
      queueMicrotask(() =>
        reportEvents(eventsUrl, () => import('@/lib/events/observe-web-vitals')),
      );
  }, [offlineCache, appLink, eventsUrl]);
  return null;
}
