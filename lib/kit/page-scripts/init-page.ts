import { enableWebFont } from './enable-web-font';
import { measureTextZoom } from './measure-text-zoom';
import { registerServiceWorker } from './register-service-worker';
import { restoreScrollOnBackForward } from './restore-scroll-on-back-forward';

/**
 * What every page does in the browser, besides its islands. An error in one part does not stop the
 * others.
 *
 * @param ofSite what the pages of this site do besides.
 */
export function initPage(offlineCache: boolean, ofSite: readonly (() => void)[] = []): void {
  const parts = [measureTextZoom, enableWebFont, restoreScrollOnBackForward, ...ofSite];
  if (offlineCache) parts.push(registerServiceWorker);
  // The promise of a part that throws is rejected. Nothing waits for it.
  for (const part of parts) void (async () => part())();
}
