/**
 * The only inline script of every page of the finished export. It takes the place of Next's scripts:
 * it starts the page, and hydrates the islands when a visitor uses them. Its bytes are the same on
 * all pages; the attributes of its element name the scripts of the page.
 */
import { startPage } from '../page/start-page';
import { hydrateOnUse } from './hydrate-on-use';
import { setTrustedTypesPolicy } from './trusted-types-policy';

/** Whether the site has an offline cache. */
declare const OFFLINE_CACHE: boolean;

setTrustedTypesPolicy();
// Browsers before Chrome 92, Safari 15.4 and Firefox 90 keep the plain document.
if ('at' in Array.prototype) {
  // The style sheets learn that scripts run.
  document.documentElement.dataset['scripting'] = '';
  startPage(OFFLINE_CACHE);
  hydrateOnUse(document.currentScript?.dataset ?? {});
}
