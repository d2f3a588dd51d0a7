import { WEB_FONT_ATTRIBUTE } from '@/lib/fonts/web-font-attribute';
import { afterFirstPaint } from './after-first-paint';

/** The Save-Data API. TypeScript's `dom` library does not declare it, and only Chromium has it. */
interface NavigatorWithConnection {
  readonly connection?: { readonly saveData?: boolean };
}

/**
 * Enables the web font after the first paint, or at once if the service worker cached it on an
 * earlier visit. Visitors who save data keep the fonts of their system.
 */
export function enableWebFont(): void {
  if ((navigator as NavigatorWithConnection).connection?.saveData) return;
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
