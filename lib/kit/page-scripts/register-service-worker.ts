import { urlFromManifest, WORKER_PATH } from '../urls';
import { trustedScriptUrl } from './add-script';

/**
 * Registers the service worker when the page has loaded, so that it does not compete with the page.
 * Failures are ignored (PRODUCT rule 28): the browser may refuse, and storage may be blocked or
 * full.
 */
export function registerServiceWorker(): void {
  const { serviceWorker } = navigator;
  // The browser keeps messages until the document is parsed.
  serviceWorker?.addEventListener('message', ({ data }) => showNotice(String(data)));
  const start = () => void register().catch(() => undefined);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start);
}

/**
 * The worker stores what the page has loaded, because requests from before its activation did not
 * pass through it.
 */
async function register(): Promise<void> {
  await navigator.serviceWorker.register(trustedScriptUrl(urlFromManifest(WORKER_PATH)));
  const { active } = await navigator.serviceWorker.ready;
  new PerformanceObserver((loaded) =>
    active?.postMessage(loaded.getEntries().map(({ name }) => name)),
  ).observe({ type: 'resource', buffered: true });
}

/**
 * Says at the top of the page that the network has a newer one, which a press loads. The policy of
 * a page allows styles that a script sets one by one.
 */
function showNotice(text: string): void {
  const notice = document.createElement('div');
  const button = document.createElement('button');
  notice.role = 'alert';
  button.style.cssText = 'width:100%;min-height:44px;font:inherit';
  button.textContent = text;
  button.onclick = () => location.reload();
  notice.append(button);
  document.body.prepend(notice);
}
