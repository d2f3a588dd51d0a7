import { afterFirstPaint } from './after-first-paint';
import { savesData } from './saves-data';
import { WEB_FONT_ATTRIBUTE, WEB_FONTS } from './web-font-constants';

/**
 * Loads the web font after the first paint, or at once if the service worker has cached it.
 * Visitors who save data keep the fonts of their system. The font is enabled only when it has
 * loaded. Otherwise browsers would first lay out the page once more with the fallback fonts.
 */
export function enableWebFont(): void {
  if (savesData()) return;
  // The browser loads only the fonts that this text needs.
  const load = () => document.fonts.load(WEB_FONTS, document.body.textContent);
  afterFirstPaint(() => void load().then(enable, enable));
  // Last, because sandboxed frames throw here. Some browsers have no workers.
  if (navigator.serviceWorker?.controller) enable();
}

function enable(): void {
  document.documentElement.setAttribute(WEB_FONT_ATTRIBUTE, '');
}
