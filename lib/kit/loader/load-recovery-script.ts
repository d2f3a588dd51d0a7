import { addScript } from '../page-scripts';
import { urlFromManifest, RECOVERY_PATH } from '../urls';

/** The key of `sessionStorage` under which a page saves its state before a reload. */
export const RECOVERY_STATE = 'recovery';

/**
 * Loads the script for what is rare: it reloads the page if a newer deployment has replaced its
 * scripts, and repairs a fragment that no element has.
 */
export function loadRecoveryScript(): void {
  void addScript(urlFromManifest(RECOVERY_PATH));
}

/**
 * Loads it after such a reload, when it restores what the visitor had typed, for fragments, and for
 * the notice of an outdated page.
 */
export function startRecovery(): void {
  for (const type of ['DOMContentLoaded', 'hashchange']) addEventListener(type, continueRecovery);
  // The worker says that the page is older than the one of the network. The browser keeps messages
  // until the document is parsed.
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    Object.assign(window, { outdated: data as unknown });
    loadRecoveryScript();
  });
}

function continueRecovery(): void {
  try {
    const isLost = /#.|%23/.test(location.href) && !document.querySelector(':target');
    if (isLost || RECOVERY_STATE in sessionStorage) loadRecoveryScript();
  } catch {
    // Storage is blocked.
  }
}
