import { urlFromManifest, RECOVERY_PATH } from '@/lib/site/routes';
import { addScript } from '../page/add-script';

/** The key of `sessionStorage` under which a page saves its state before a reload. */
export const RECOVERY_STATE = 'recovery';

/**
 * Loads the script that checks whether a newer deployment has replaced the page's scripts, and
 * reloads the page.
 */
export function loadRecoveryScript(): void {
  void addScript(urlFromManifest(RECOVERY_PATH));
}

/** Continues the recovery if it has reloaded the page. */
export function continueRecovery(): void {
  try {
    if (RECOVERY_STATE in sessionStorage) loadRecoveryScript();
  } catch {
    // Storage is blocked.
  }
}
