/** The script with web-vitals. The loader of the finished export adds it when the page is idle. */
import { onCLS, onINP, onLCP } from 'web-vitals';

export interface WebVitals {
  readonly onCLS: typeof onCLS;
  readonly onINP: typeof onINP;
  readonly onLCP: typeof onLCP;
}

const provided: WebVitals = { onCLS, onINP, onLCP };
Object.assign(window, { webVitals: provided });
