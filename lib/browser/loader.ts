/**
 * The only inline script of the finished export, in the place of Next's scripts. The attributes of
 * its element name the scripts of the page.
 */
import { addCampaignToLinks } from '@/lib/browser/campaign/add-campaign-to-links';
import { reportEvents } from '@/lib/browser/events/report-events';
import { applySiteConfig, applySiteName } from '@/lib/config/apply-site-config';
import { hydrateOnUse, startRecovery } from '@/lib/kit/loader';
import {
  addScript,
  initEmptyPage,
  initPage,
  moveParametersOutOfFragment,
} from '@/lib/kit/page-scripts';
import { needsScriptToShowSection } from '@/lib/site/sections';
import { loadSiteConfig } from './load-site-config';

/** Whether the page has islands, and whether it shows nothing. */
declare const HAS_ISLANDS: boolean;
declare const IS_EMPTY: boolean;

/** Whether there is an offline cache, and a use for the campaign; the URL of the collector, or ''. */
declare const OFFLINE_CACHE: boolean;
declare const CAMPAIGN: boolean;
declare const EVENTS_URL: string;

// Browsers before Chrome 92, Safari 15.4 and Firefox 90 keep the plain document.
if ('at' in Array.prototype) {
  const scripts = document.currentScript?.dataset ?? {};
  if (IS_EMPTY) {
    const forEvents = EVENTS_URL ? [moveParametersOutOfFragment] : [];
    initEmptyPage(OFFLINE_CACHE, [...forEvents, () => loadSiteConfig(applySiteName)]);
  } else {
    // Tells the style sheets that scripts run.
    document.documentElement.dataset['scripting'] = '';
    initPage(OFFLINE_CACHE, [
      () => loadSiteConfig(applySiteConfig),
      startRecovery,
      ...(CAMPAIGN ? [addCampaignToLinks] : []),
    ]);
  }
  if (HAS_ISLANDS)
    hydrateOnUse(scripts, {
      // In browsers in which React has to show the section.
      needsScriptForFragment: needsScriptToShowSection,
      onHydrated: applySiteConfig,
    });
  if (EVENTS_URL) reportEvents(EVENTS_URL, () => scripts.webVitals && addScript(scripts.webVitals));
}
