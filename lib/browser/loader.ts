/**
 * The only inline script of the finished export, in the place of Next's scripts: what has to happen
 * before the first paint, or at the first press. The rest is in the page script. The attributes of
 * its element name the scripts of the page.
 */
import { hydrateOnUse } from '@/lib/kit/loader';
import { initPage, loadPageScript } from '@/lib/kit/page-scripts';
import { needsScriptToShowSection } from '@/lib/site/sections';

/** Whether the page has islands, and whether it shows nothing. */
declare const HAS_ISLANDS: boolean;
declare const IS_EMPTY: boolean;

// Browsers before Chrome 92, Safari 15.4 and Firefox 90 keep the plain document.
if ('at' in Array.prototype) {
  const scripts = document.currentScript?.dataset ?? {};
  if (!IS_EMPTY) {
    // Tells the style sheets that scripts run.
    document.documentElement.dataset['scripting'] = '';
    initPage();
  }
  // In some browsers React has to show the section.
  if (HAS_ISLANDS) hydrateOnUse(scripts, needsScriptToShowSection);
  loadPageScript(scripts);
}
