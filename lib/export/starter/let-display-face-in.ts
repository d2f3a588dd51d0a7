import { DISPLAY_FACE_ATTRIBUTE } from '@/lib/fonts/display-face';
import { afterFirstPaint } from './after-first-paint';

/** Lets the display face in after the first paint; at once where the worker has kept it from an earlier visit. */
export function letDisplayFaceIn(): void {
  if (isKept()) letIn();
  else afterFirstPaint(letIn);
}

function letIn(): void {
  document.documentElement.setAttribute(DISPLAY_FACE_ATTRIBUTE, '');
}

function isKept(): boolean {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    // A frame that may have no worker is not even told whether it has one.
    return false;
  }
}
