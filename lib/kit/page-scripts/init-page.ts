import { enableWebFont } from './enable-web-font';
import { measureTextZoom } from './measure-text-zoom';
import { registerServiceWorker } from './register-service-worker';
import { restoreScrollOnBackForward } from './restore-scroll-on-back-forward';

type Part = () => void;

/**
 * What every page with a text does in the browser, besides its islands. An error in one part does
 * not stop the others.
 *
 * @param siteParts what the pages of this site do besides.
 */
export function initPage(offlineCache: boolean, siteParts: readonly Part[] = []): void {
  initEmptyPage(offlineCache, [
    measureTextZoom,
    enableWebFont,
    restoreScrollOnBackForward,
    ...siteParts,
  ]);
}

/** The same for a page that shows nothing. */
export function initEmptyPage(offlineCache: boolean, parts: readonly Part[]): void {
  const all = offlineCache ? [...parts, registerServiceWorker] : parts;
  // The promise of a part that throws is rejected. Nothing waits for it.
  for (const part of all) void (async () => part())();
}
