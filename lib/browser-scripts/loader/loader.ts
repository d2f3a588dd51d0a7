/**
 * The only inline script of every page. It adds the other scripts when a visitor needs them, and
 * does the work that needs none of them. Its bytes are the same on all pages; the attributes of its
 * element hold what differs.
 */
import { CONTROL_ATTRIBUTE } from '@/lib/banner/attributes';
import { startRotation } from '@/lib/banner/start-rotation';
import { lateScripts } from '@/lib/browser-scripts/late-scripts-interface';
import { CLICKED_ATTRIBUTE, CLICKED_VALUE } from '@/lib/clicked-attribute';
import { ISLAND_ATTRIBUTE } from '@/lib/island-attributes';
import { RECOVERY_PATH, SITE_CONFIG_PATH } from '@/lib/routes';
import { RECOVERY_STATE } from '../recovery/saved-state-interface';
import { addScript } from './add-script';
import { afterFirstPaint } from './after-first-paint';
import { applySiteConfig } from './apply-site-config';
import { enableWebFont } from './enable-web-font';
import { markCurrentSection } from './mark-current-section';
import { markScripting } from './mark-scripting';
import { measureTextZoom } from './measure-text-zoom';
import { registerServiceWorker } from './register-service-worker';
import { setTrustedTypesPolicy } from './trusted-types-policy';

/** Whether the site has an offline cache. */
declare const OFFLINE_CACHE: boolean;

/** Whether the form sends its message, by a script or, without scripts, by the browser. */
declare const FORM_SENDS: boolean;

const CONTROL = 'button, input, textarea';
const ISLAND = `[${ISLAND_ATTRIBUTE}]`;
const SWIPER_BUTTON = `[${CONTROL_ATTRIBUTE}=previous], [${CONTROL_ATTRIBUTE}=next]`;
const UNANSWERED = `[${CLICKED_ATTRIBUTE}=${CLICKED_VALUE}]`;

/** The events with which a visitor, a browser or assistive technology uses a control. */
const USES = ['pointerdown', 'focusin', 'input', 'click'];

/** The pause before a failed script is requested again for a click, in milliseconds. It doubles. */
const FIRST_PAUSE_MS = 1000;
const LAST_PAUSE_MS = 64_000;

const {
  runtime = '',
  integrity,
  swiper = '',
  swiperIntegrity,
} = document.currentScript?.dataset ?? {};
/** The integrity of the scripts that are needed and have not loaded, by their URL. */
const needed = new Map<string, string | undefined>();
const requested = new Set<string>();
let recovering = false;
let retry: ReturnType<typeof setTimeout>;

/**
 * Notes the use of a control that needs a script, and requests the script. Reading, scrolling and
 * touching text need none.
 */
function onUse({ target, type }: Event): void {
  if (!(target instanceof Element) || !target.closest(CONTROL)) return;
  const island = target.closest(ISLAND);
  const button = target.closest('button');
  const needsSwiper = button?.matches(SWIPER_BUTTON) && !lateScripts.startSwiper;
  if (!island && !needsSwiper) return;
  // The island then answers the event itself.
  if (island && lateScripts.hydrateIslands) return lateScripts.hydrateIslands();
  if (type === 'click') button?.setAttribute(CLICKED_ATTRIBUTE, CLICKED_VALUE);

  const [url, hash] = island ? [runtime, integrity] : [swiper, swiperIntegrity];
  // A script that has failed is requested again for a click, and not for each key of a text.
  if (needed.has(url) && !button) return;
  needed.set(url, hash);
  requestScripts();
}

/**
 * Requests the scripts that are needed. If one fails, the next click, a returning network and a
 * visitor who returns to the page request it again. For a click without an answer, the page also
 * does so itself, less and less often.
 */
function requestScripts(pause = FIRST_PAUSE_MS): void {
  // React hydrates the HTML as it is, so the parser must have finished.
  if (document.readyState === 'loading') return;
  for (const [url, hash] of needed) {
    if (requested.has(url)) continue;
    requested.add(url);
    void addScript(url, hash).then((loaded) => {
      requested.delete(url);
      if (loaded) {
        needed.delete(url);
        // In a new task, because evaluating the script was a long task already.
        setTimeout(answer);
        return;
      }
      recover();
      clearTimeout(retry);
      if (pause <= LAST_PAUSE_MS && document.querySelector(UNANSWERED))
        retry = setTimeout(requestScripts, pause, 2 * pause);
    });
  }
}

/** Hydrates the islands if their script has come, and repeats the clicks that can be answered now. */
function answer(): void {
  const { hydrateIslands, startSwiper } = lateScripts;
  hydrateIslands?.();
  // If React has rendered an island anew, it has the company's data of the build.
  applySiteConfig();
  for (const button of document.querySelectorAll<HTMLButtonElement>(UNANSWERED)) {
    if (button.closest(ISLAND) || (button.matches(SWIPER_BUTTON) && !startSwiper)) continue;
    button.click();
    button.removeAttribute(CLICKED_ATTRIBUTE);
  }
}

/**
 * Asks the server whether the page is older than the site: a script may fail because a newer
 * version has replaced it (lib/browser-scripts/recovery).
 */
function recover(): void {
  if (recovering) return;
  recovering = true;
  void addScript(RECOVERY_PATH).then(() => {
    recovering = false;
  });
}

function hasSavedState(): boolean {
  try {
    return RECOVERY_STATE in sessionStorage;
  } catch {
    // Storage is blocked.
    return false;
  }
}

setTrustedTypesPolicy();
enableWebFont();
// Chrome 92, Safari 15.4 and Firefox 90 were the first with this method, so older browsers keep the
// plain document.
if ('at' in Array.prototype) {
  markScripting();
  markCurrentSection();
  measureTextZoom();
  for (const type of ['DOMContentLoaded', 'hashchange']) addEventListener(type, markCurrentSection);
  startRotation();
  for (const type of USES) addEventListener(type, onUse, true);
  // The form answers when it is hydrated.
  if (FORM_SENDS) addEventListener('submit', (event) => event.preventDefault());
  addEventListener('DOMContentLoaded', () => {
    // /site-config.js may have come before the end of the document.
    applySiteConfig();
    requestScripts();
    if (hasSavedState()) recover();
  });
  for (const type of ['online', 'visibilitychange']) addEventListener(type, () => requestScripts());
  afterFirstPaint(() => void addScript(SITE_CONFIG_PATH).then(applySiteConfig));
  if (OFFLINE_CACHE) registerServiceWorker();
}
