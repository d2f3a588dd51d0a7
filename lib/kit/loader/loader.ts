/**
 * The only inline script of a finished export, in the place of Next's scripts, for a site that adds
 * nothing to it. Its bytes are the same on all pages; the attributes of its element name the
 * scripts of the page.
 */
import { initPage } from '../page-scripts';
import { hydrateOnUse } from './hydrate-on-use';

// Browsers before Chrome 92, Safari 15.4 and Firefox 90 keep the plain document.
if ('at' in Array.prototype) {
  // Tells the style sheets that scripts run.
  document.documentElement.dataset['scripting'] = '';
  initPage(false);
  hydrateOnUse(document.currentScript?.dataset ?? {});
}
