import { DISPLAY_FACE_ATTRIBUTE } from '@/lib/type/display-face';

/** Lets the display face in after the first paint; at once where the worker has kept it from an earlier visit. */
export function letDisplayFaceIn(): void {
  const letIn = () => document.querySelector(`style[${DISPLAY_FACE_ATTRIBUTE}]`)?.removeAttribute('media');
  try {
    if (navigator.serviceWorker?.controller) letIn();
    else new PerformanceObserver(letIn).observe({ type: 'paint', buffered: true });
  } catch {
    // A frame that may have no worker, or a browser that does not tell of its paints.
    letIn();
  }
}
