/**
 * The only inline script of the finished export, in the place of Next's scripts. Its bytes are the
 * same on all pages; the attributes of its element name the scripts of the page.
 */
import { addCampaignToLinks } from '@/lib/browser/campaign/add-campaign-to-links';
import { reportEvents } from '@/lib/browser/events/report-events';
import { applySiteConfig } from '@/lib/config/apply-site-config';
import { hydrateOnUse } from '@/lib/kit/loader';
import { addScript, initPage } from '@/lib/kit/page-scripts';
import { needsScriptToShowSection } from '@/lib/site/sections';
import { loadSiteConfig } from './load-site-config';

/** Whether there is an offline cache and a link to the app; the URL that receives events, or ''. */
declare const OFFLINE_CACHE: boolean;
declare const APP_LINK: boolean;
declare const EVENTS_URL: string;

// Browsers before Chrome 92, Safari 15.4 and Firefox 90 keep the plain document.
if ('at' in Array.prototype) {
  // Tells the style sheets that scripts run.
  document.documentElement.dataset['scripting'] = '';
  initPage(OFFLINE_CACHE, [
    loadSiteConfig,
    ...(APP_LINK || EVENTS_URL ? [addCampaignToLinks] : []),
  ]);
  const scripts = document.currentScript?.dataset ?? {};
  hydrateOnUse(scripts, {
    // In browsers in which React has to show the section.
    needsScriptForFragment: needsScriptToShowSection,
    onHydrated: applySiteConfig,
  });
  if (EVENTS_URL) reportEvents(EVENTS_URL, () => scripts.webVitals && addScript(scripts.webVitals));
}
