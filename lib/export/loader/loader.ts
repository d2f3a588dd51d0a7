/**
 * The only inline script of every page. It starts Next's runtime when a visitor needs it, and does the work that cannot
 * wait for the runtime. Its bytes are the same on all pages; the attributes of its element hold what differs.
 */
import type { SiteConfig } from '@/lib/config/site-config';
import { afterFirstPaint } from './after-first-paint';
import { setTrustedTypesPolicy } from './trusted-types-policy';
import { enableWebFont } from './enable-web-font';
import { isRenamed, loadSiteConfig } from './load-site-config';
import { CAPTURED_EVENTS, captureEarlyEvent } from './capture-early-event';
import { setDocumentState } from '@/lib/document-state';
import { addScript } from './add-script';

declare const BUILT_SITE_CONFIG: SiteConfig;

/** The runtime must have loaded before the banner's first change, three seconds after the load. */
const START_DELAY_MS = 2500;

const { runtime = '', integrity = '' } = document.currentScript?.dataset ?? {};
let started = false;

function start(): void {
  if (started) return;
  started = true;
  // React hydrates the document as it is, so the parser must have finished.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', addRuntime);
  else addRuntime();
}

function addRuntime(): void {
  const hashes = integrity.split(' ');
  runtime.split(' ').forEach((url, index) => void addScript(url, hashes[index]));
}

/** Pages without a control need the runtime only if the site was renamed. */
function startForControls(): void {
  if (document.querySelector('button')) start();
}

setTrustedTypesPolicy();
enableWebFont();
// Chrome 92, Safari 15.4 and Firefox 90 were the first with this method, so older browsers keep the plain document.
if ('at' in Array.prototype) {
  setDocumentState();
  addEventListener('hashchange', setDocumentState);
  for (const type of CAPTURED_EVENTS) {
    addEventListener(type, startForControls, true);
    addEventListener(type, captureEarlyEvent, true);
  }
  addEventListener('load', () => setTimeout(startForControls, START_DELAY_MS));
  afterFirstPaint(() => void loadSiteConfig().then(() => isRenamed(BUILT_SITE_CONFIG) && start()));
}
