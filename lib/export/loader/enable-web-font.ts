import { DISPLAY_FACE_ATTRIBUTE } from '@/lib/fonts/display-face';
import { afterFirstPaint } from './after-first-paint';

/** Enables the web font after the first paint, or at once if the service worker cached it on an earlier visit. */
export function enableWebFont(): void {
  if (isCached()) enable();
  else afterFirstPaint(enable);
}

function enable(): void {
  document.documentElement.setAttribute(DISPLAY_FACE_ATTRIBUTE, '');
}

function isCached(): boolean {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    // Sandboxed frames throw when they read navigator.serviceWorker.
    return false;
  }
}
