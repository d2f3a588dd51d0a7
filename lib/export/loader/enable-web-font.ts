import { WEB_FONT_ATTRIBUTE } from '@/lib/fonts/web-font-attribute';
import { afterFirstPaint } from './after-first-paint';

/**
 * Enables the web font after the first paint, or at once if the service worker cached it on an
 * earlier visit.
 */
export function enableWebFont(): void {
  if (isCached()) enable();
  else afterFirstPaint(enable);
}

function enable(): void {
  document.documentElement.setAttribute(WEB_FONT_ATTRIBUTE, '');
}

function isCached(): boolean {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    // Sandboxed frames throw when they read navigator.serviceWorker.
    return false;
  }
}
