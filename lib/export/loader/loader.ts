/**
 * The only inline script of every page. It starts Next's runtime when a visitor needs it, and does
 * the work that cannot wait for the runtime. Its bytes are the same on all pages; the attributes of
 * its element hold what differs.
 */
import { attachRotationListeners } from '@/lib/banner/css-rotation-controller';
import { CLICKED_ATTRIBUTE, CLICKED_VALUE } from '@/lib/click-replay-attributes';
import { setDocumentState } from '@/lib/document-state';
import { RECOVERY_PATH, SITE_CONFIG_PATH } from '@/lib/routes';
import { RECOVERY_STATE } from '../recovery/recovery-state';
import { addScript } from './add-script';
import { addScripts } from './add-scripts';
import { afterFirstPaint } from './after-first-paint';
import { applySiteConfig } from './apply-site-config';
import { CAPTURED_EVENTS, captureEarlyEvent } from './capture-early-event';
import { enableWebFont } from './enable-web-font';
import { registerWorker } from './register-worker';
import { setTrustedTypesPolicy } from './trusted-types-policy';

/** Whether the site has an offline cache. */
declare const OFFLINE_CACHE: boolean;

const INTERACTIVE = 'a, button, input, textarea';
const BANNER_CONTROL = '[data-css-rotation] button';
const UNANSWERED_PRESS = `[${CLICKED_ATTRIBUTE}=${CLICKED_VALUE}]`;

/** The pause before a failed script is requested again for a press, in milliseconds. It doubles. */
const FIRST_PAUSE_MS = 1000;
const LAST_PAUSE_MS = 64_000;

const {
  runtime = '',
  integrity = '',
  slider = '',
  sliderIntegrity = '',
} = document.currentScript?.dataset ?? {};
let started = false;
let sliderNeeded = false;
let recovering = false;
let retry: ReturnType<typeof setTimeout>;

/**
 * Starts the runtime when a visitor uses a control. Reading, scrolling and touching text do not
 * start it.
 */
function startForControl({ target }: Event): void {
  if (!(target instanceof Element) || !target.closest(INTERACTIVE)) return;
  // Pages without a button need no runtime.
  if (!document.querySelector('button')) return;
  // A script that has failed is requested again for a press, and not for each key of a text.
  if (started && !target.closest('a, button')) return;
  sliderNeeded ||= target.closest(BANNER_CONTROL) !== null;
  started = true;
  requestScripts();
}

/**
 * Requests the scripts that are needed. If one fails, the next press, a returning network and a
 * visitor who returns to the page request it again. For a press without an answer, the page also
 * does so itself, less and less often.
 */
function requestScripts(pause = FIRST_PAUSE_MS): void {
  // React hydrates the document as it is, so the parser must have finished.
  if (!started || document.readyState === 'loading') return;
  const onFailed = () => {
    recover();
    clearTimeout(retry);
    if (pause <= LAST_PAUSE_MS && document.querySelector(UNANSWERED_PRESS))
      retry = setTimeout(requestScripts, pause, 2 * pause);
  };
  addScripts(runtime, integrity, onFailed);
  if (sliderNeeded) addScripts(slider, sliderIntegrity, onFailed);
}

/**
 * Asks the server whether the page is older than the site: a script may fail because a newer
 * version has replaced it (lib/export/recovery).
 */
function recover(): void {
  if (recovering) return;
  recovering = true;
  void addScript(RECOVERY_PATH).then(() => {
    recovering = false;
  });
}

function hasUnansweredState(): boolean {
  try {
    return RECOVERY_STATE in sessionStorage;
  } catch {
    // Storage is blocked.
    return window.name.startsWith(RECOVERY_STATE);
  }
}

setTrustedTypesPolicy();
enableWebFont();
// Chrome 92, Safari 15.4 and Firefox 90 were the first with this method, so older browsers keep the
// plain document.
if ('at' in Array.prototype) {
  setDocumentState();
  addEventListener('hashchange', setDocumentState);
  attachRotationListeners();
  for (const type of CAPTURED_EVENTS) {
    addEventListener(type, startForControl, true);
    addEventListener(type, captureEarlyEvent, true);
  }
  addEventListener('DOMContentLoaded', () => {
    // /site-config.js may have come before the end of the document.
    applySiteConfig();
    requestScripts();
    if (hasUnansweredState()) recover();
  });
  for (const type of ['online', 'visibilitychange']) addEventListener(type, () => requestScripts());
  afterFirstPaint(() => void addScript(SITE_CONFIG_PATH).then(applySiteConfig));
  if (OFFLINE_CACHE) registerWorker();
}
