import { enableWebFont } from './enable-web-font';
import { measureTextZoom } from './measure-text-zoom';
import { moveParametersOutOfFragment } from './move-parameters-out-of-fragment';
import { registerServiceWorker } from './register-service-worker';
import { restoreScrollOnBackForward } from './restore-scroll-on-back-forward';

/**
 * What every page does in the browser, besides its islands. Each part is a microtask, so an error
 * in one does not stop the others.
 *
 * @param ofSite what the pages of this site do besides.
 */
export function initPage(offlineCache: boolean, ofSite: readonly (() => void)[] = []): void {
  const parts = [
    moveParametersOutOfFragment,
    measureTextZoom,
    enableWebFont,
    restoreScrollOnBackForward,
    ...ofSite,
  ];
  if (offlineCache) parts.push(registerServiceWorker);
  for (const part of parts) queueMicrotask(part);
}
