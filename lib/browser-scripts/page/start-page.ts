import { SITE_CONFIG_PATH } from '@/lib/routes';
import { addScript } from './add-script';
import { afterFirstPaint } from './after-first-paint';
import { applySiteConfig } from './apply-site-config';
import { enableWebFont } from './enable-web-font';
import { measureTextZoom } from './measure-text-zoom';
import { registerServiceWorker } from './register-service-worker';

/**
 * What every page does in the browser, beside its islands. In the finished export the loader calls
 * it before the document has been parsed. In `next dev` and in Next's own export, a component calls
 * it when React has come (components/start-page.tsx).
 *
 * @param offlineCache whether the browser stores the site for offline use.
 */
export function startPage(offlineCache: boolean): void {
  measureTextZoom();
  enableWebFont();
  // /site-config.js may come before the end of the document.
  addEventListener('DOMContentLoaded', applySiteConfig);
  afterFirstPaint(() => void addScript(SITE_CONFIG_PATH).then(applySiteConfig));
  if (offlineCache) registerServiceWorker();
}
