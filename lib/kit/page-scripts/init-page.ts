import { applySiteConfig } from '@/lib/config/apply-site-config';
import { urlFromManifest, SITE_CONFIG_PATH } from '../urls';
import { addScript } from './add-script';
import { afterFirstPaint } from './after-first-paint';
import { enableWebFont } from './enable-web-font';
import { measureTextZoom } from './measure-text-zoom';
import { moveParametersOutOfFragment } from './move-parameters-out-of-fragment';
import { registerServiceWorker } from './register-service-worker';
import { restoreScrollOnBackForward } from './restore-scroll-on-back-forward';

/**
 * What every page does in the browser, besides its islands. Each part is a microtask, so an error
 * in one does not stop the others.
 */
export function initPage(offlineCache: boolean): void {
  const parts = [
    moveParametersOutOfFragment,
    measureTextZoom,
    enableWebFont,
    restoreScrollOnBackForward,
    loadSiteConfig,
  ];
  if (offlineCache) parts.push(registerServiceWorker);
  for (const part of parts) queueMicrotask(part);
}

function loadSiteConfig(): void {
  // /site-config.js may arrive before the parser has read the whole document.
  addEventListener('DOMContentLoaded', applySiteConfig);
  afterFirstPaint(() => void addScript(urlFromManifest(SITE_CONFIG_PATH)).then(applySiteConfig));
}
