/**
 * The only inline script of a finished export, in the place of Next's scripts, for a site that adds
 * nothing to it. The attributes of its element name the scripts of the page.
 */
import { initPage, loadPageScript } from '../page-scripts';
import { hydrateOnUse } from './hydrate-on-use';

/** Whether the page has islands (lib/kit/export/steps/add-loader.ts). */
declare const HAS_ISLANDS: boolean;

// Browsers before Chrome 92, Safari 15.4 and Firefox 90 keep the plain document.
if ('at' in Array.prototype) {
  const scripts = document.currentScript?.dataset ?? {};
  // Tells the style sheets that scripts run.
  document.documentElement.dataset['scripting'] = '';
  initPage();
  if (HAS_ISLANDS) hydrateOnUse(scripts);
  loadPageScript(scripts);
}
