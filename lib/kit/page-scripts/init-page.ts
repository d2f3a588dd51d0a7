import { enableWebFont } from './enable-web-font';
import { measureTextZoom } from './measure-text-zoom';
import { moveParametersOutOfFragment } from './move-parameters-out-of-fragment';
import { registerServiceWorker } from './register-service-worker';
import { restoreScrollOnBackForward } from './restore-scroll-on-back-forward';

type Part = () => void;

/**
 * What every page with a text does in the browser, besides its islands. Each part is a microtask,
 * so an error in one does not stop the others.
 *
 * @param ofSite what the pages of this site do besides.
 */
export function initPage(offlineCache: boolean, ofSite: readonly Part[] = []): void {
  initEmptyPage(offlineCache, [
    moveParametersOutOfFragment,
    measureTextZoom,
    enableWebFont,
    restoreScrollOnBackForward,
    ...ofSite,
  ]);
}

/** The same for a page that shows nothing. */
export function initEmptyPage(offlineCache: boolean, parts: readonly Part[]): void {
  for (const part of parts) queueMicrotask(part);
  if (offlineCache) queueMicrotask(registerServiceWorker);
}
