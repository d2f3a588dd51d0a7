import { addScript } from '@/lib/browser-scripts/page/add-script';

/**
 * What loads web-vitals in the finished export.
 *
 * @param loader names the script with its integrity in an attribute, if the page has one.
 */
export function webVitalsLoader(loader: HTMLOrSVGScriptElement | null) {
  const [url, integrity] = loader?.dataset['webVitals']?.split(' ') ?? [];
  return () => url && addScript(url, integrity);
}
