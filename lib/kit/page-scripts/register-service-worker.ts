import { urlFromManifest, WORKER_PATH } from '../urls';
import { trustedScriptUrl } from './add-script';
import { whenIdle } from './when-idle';

/**
 * Registers the service worker when the page is idle, so that it does not compete with the page.
 * Failures are ignored: the browser may refuse, and storage may be blocked or full.
 */
export function registerServiceWorker(): void {
  whenIdle(() => void register().catch(() => undefined));
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
