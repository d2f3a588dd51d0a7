import { addScript } from '@/lib/browser-scripts/page/add-script';
import type { WebVitals } from './web-vitals-on-window';

/**
 * What loads web-vitals in the finished export.
 *
 * @param loader names the script with its integrity in an attribute, if the page has one.
 */
export function webVitalsLoader(loader: HTMLOrSVGScriptElement | null) {
  const [url, integrity] = loader?.dataset['webVitals']?.split(' ') ?? [];
  return async (): Promise<WebVitals | undefined> => {
    if (url) await addScript(url, integrity);
    return (window as { webVitals?: WebVitals }).webVitals;
  };
}
