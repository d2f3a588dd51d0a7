import { addScript } from '../page-scripts';
import { urlFromManifest, RECOVERY_PATH } from '../urls';

/** The key of `sessionStorage` under which a page saves its state before a reload. */
export const RECOVERY_STATE = 'recovery';

/** Loads the script that reloads the page if a newer deployment has replaced its scripts. */
export function loadRecoveryScript(): void {
  void addScript(urlFromManifest(RECOVERY_PATH));
}

/** After such a reload, the script restores what the visitor had typed. */
export function continueRecovery(): void {
  try {
    if (RECOVERY_STATE in sessionStorage) loadRecoveryScript();
  } catch {
    // Storage is blocked.
  }
}
