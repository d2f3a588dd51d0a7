/**
 * The one inline script of every page. It starts Next's runtime when somebody needs it, and does what cannot wait for
 * the runtime. Its bytes are the same on all pages; what differs stands in the attributes of its element.
 */
import type { SiteConfig } from '@/lib/config/site-config';
import { afterFirstPaint } from './after-first-paint';
import { setDefaultPolicy } from './default-policy';
import { letDisplayFaceIn } from './let-display-face-in';
import { isRenamed, loadSiteConfig } from './load-site-config';
import { PRESSING_EVENTS, rememberPress } from './remember-press';
import { addScript } from './add-script';

declare const BUILT_SITE_CONFIG: SiteConfig;

/** The banner turns after its first three seconds: it must be there by then, touched or not. */
const LONGEST_REST_MS = 2500;

const { runtime = '', integrity = '' } = document.currentScript?.dataset ?? {};
let awake = false;

function wake(): void {
  if (awake) return;
  awake = true;
  // React takes the document over as it is: it has to be whole.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', addRuntime);
  else addRuntime();
}

function addRuntime(): void {
  const seals = integrity.split(' ');
  runtime.split(' ').forEach((address, index) => void addScript(address, seals[index]));
}

/** A page without a control has nothing to wake for, but a new name. */
function wakeForControls(): void {
  if (document.querySelector('button')) wake();
}

setDefaultPolicy();
letDisplayFaceIn();
for (const type of PRESSING_EVENTS) {
  addEventListener(type, wakeForControls, true);
  addEventListener(type, rememberPress, true);
}
addEventListener('load', () => setTimeout(wakeForControls, LONGEST_REST_MS));
afterFirstPaint(() => void loadSiteConfig().then(() => isRenamed(BUILT_SITE_CONFIG) && wake()));
