/** The script that every page of the finished export loads after its first paint. */
import { keepCampaign } from '@/lib/browser/campaign/keep-campaign';
import { reportEvents } from '@/lib/browser/events/report-events';
import { startRecovery } from '@/lib/kit/loader';
import { runPageScript } from '@/lib/kit/page-scripts';
import { loadSiteConfig } from './load-site-config';

/** Whether there is an offline cache, and a use for the campaign; the URL of the collector, or ''. */
declare const OFFLINE_CACHE: boolean;
declare const CAMPAIGN: boolean;
declare const EVENTS_URL: string;

runPageScript(OFFLINE_CACHE, [
  loadSiteConfig,
  startRecovery,
  ...(CAMPAIGN ? [keepCampaign] : []),
  ...(EVENTS_URL ? [() => reportEvents(EVENTS_URL)] : []),
]);
