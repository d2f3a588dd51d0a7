import { applySiteConfig } from '@/lib/config/apply-site-config';
import { enableWebFont } from '@/lib/fonts/enable-web-font';
import { measureTextZoom } from '@/lib/fonts/measure-text-zoom';
import { SITE_CONFIG_PATH } from '@/lib/routes';
import { addScript } from './add-script';
import { afterFirstPaint } from './after-first-paint';
import { registerServiceWorker } from './register-service-worker';

/**
 * What every page does in the browser, beside its islands. The loader of the finished export calls
 * it early. Where Next's scripts run, components/start-page.tsx calls it.
 */
export function startPage(offlineCache: boolean): void {
  measureTextZoom();
  enableWebFont();
  // /site-config.js may come before the end of the document.
  addEventListener('DOMContentLoaded', applySiteConfig);
  afterFirstPaint(() => void addScript(SITE_CONFIG_PATH).then(applySiteConfig));
  if (offlineCache) registerServiceWorker();
}
