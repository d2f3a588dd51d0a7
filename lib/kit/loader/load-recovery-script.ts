import { addScript } from '../page-scripts';
import { RECOVERY_PATH, urlFromManifest } from '../urls';

/** The key of `sessionStorage` under which a page saves its state before a reload. */
export const RECOVERY_STATE = 'recovery';

/**
 * Loads the script for what is rare: after a reload, to restore what the visitor had typed; for a
 * fragment that no element has; and for the notice that the network has a newer page. The loader
 * loads it, too, if a script of the page has failed.
 */
export function startRecovery(): void {
  addEventListener('hashchange', continueRecovery);
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', continueRecovery);
  else continueRecovery();
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    Object.assign(window, { outdated: data as unknown });
    loadRecoveryScript();
  });
}

function continueRecovery(): void {
  try {
    const isLost = /#.|%23/.test(location.href) && !document.querySelector(':target');
    if (isLost || (isReloaded() && RECOVERY_STATE in sessionStorage)) loadRecoveryScript();
  } catch {
    // Storage is blocked.
  }
}

/** Only then is there a saved state. The first access to storage waits for another process. */
function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming).type === 'reload';
}

function loadRecoveryScript(): void {
  void addScript(urlFromManifest(RECOVERY_PATH));
}
