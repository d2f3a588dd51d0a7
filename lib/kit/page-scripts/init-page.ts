import { addScript } from './add-script';
import { afterFirstPaint } from './after-first-paint';
import { enableWebFont } from './enable-web-font';
import { measureTextZoom } from './measure-text-zoom';
import { registerServiceWorker } from './register-service-worker';
import { restoreScrollOnBackForward } from './restore-scroll-on-back-forward';

type Part = () => void;

/**
 * What every page with a text does at its start, besides its islands.
 *
 * @param siteParts what the pages of this site do besides.
 */
export function initPage(siteParts: readonly Part[] = []): void {
  run([measureTextZoom, enableWebFont, ...siteParts]);
}

/**
 * Requests the page script after the first paint, so that the document is smaller without it, and
 * the recovery script if that fails: a newer deployment may have replaced the scripts of the page.
 *
 * @param scripts the URL and the integrity of each, as the attributes of the loader name them.
 */
export function loadPageScript({ page, recovery }: Scripts): void {
  if (page)
    afterFirstPaint(
      () => void addScript(page).then((hasLoaded) => hasLoaded || addScript(recovery)),
    );
}

type Scripts = Readonly<Record<string, string | undefined>>;

/**
 * What the page script does in every page, also in one that shows nothing.
 *
 * @param siteParts what the pages of this site do besides.
 */
export function runPageScript(offlineCache: boolean, siteParts: readonly Part[] = []): void {
  run([restoreScrollOnBackForward, ...siteParts, ...(offlineCache ? [registerServiceWorker] : [])]);
}

/** An error in one part does not stop the others. */
function run(parts: readonly Part[]): void {
  // The promise of a part that throws is rejected. Nothing waits for it.
  for (const part of parts) void (async () => part())();
}
