import { onCLS, onINP, onLCP, type MetricType } from 'web-vitals';

/** Measures the Web Vitals of the visit from now on, and what the browser remembers of before. */
export function measureWebVitals(webVitals: Record<string, string>): void {
  for (const observe of [onLCP, onINP, onCLS])
    observe(({ name, value }: MetricType) => {
      webVitals[name] = value.toFixed(name === 'CLS' ? 3 : 0);
    });
  // Back can show the page as it was left. web-vitals then measures again.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const name of Object.keys(webVitals)) delete webVitals[name];
  });
}
