/** The script with web-vitals. It stores the Web Vitals in `window.webVitals`. */
import { onCLS, onINP, onLCP, type MetricType } from 'web-vitals';

export type WebVitals = Record<string, string>;

const webVitals: WebVitals = {};
for (const observe of [onLCP, onINP, onCLS])
  observe(({ name, value }: MetricType) => {
    webVitals[name] = value.toFixed(name === 'CLS' ? 3 : 0);
  });
// Back can show the page as it was left. web-vitals then measures again.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) for (const name of Object.keys(webVitals)) delete webVitals[name];
});
Object.assign(window, { webVitals });
