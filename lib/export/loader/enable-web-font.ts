import { WEB_FONT_ATTRIBUTE, WEB_FONTS } from '@/lib/fonts/web-font';
import { afterFirstPaint } from './after-first-paint';

/** The Save-Data API. TypeScript's `dom` library does not declare it, and only Chromium has it. */
interface NavigatorWithConnection {
  readonly connection?: { readonly saveData?: boolean };
}

/**
 * Loads the web font after the first paint and enables it when it is there, or at once if the
 * service worker cached it on an earlier visit. Visitors who save data keep the fonts of their
 * system.
 *
 * A font that is enabled while it loads would make browsers lay out the page twice: at once, with
 * the same fallback fonts as before, and again with the font.
 */
export function enableWebFont(): void {
  if ((navigator as NavigatorWithConnection).connection?.saveData) return;
  if (isCached()) enable();
  else afterFirstPaint(() => void loadFonts().then(enable, enable));
}

/** Loads the fonts that the page's text needs; an empty page needs none. */
function loadFonts(): Promise<unknown> {
  return document.fonts.load(WEB_FONTS, document.body.textContent);
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
