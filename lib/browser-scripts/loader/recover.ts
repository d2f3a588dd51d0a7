import { RECOVERY_PATH } from '@/lib/routes';
import { addScript } from '../page/add-script';
import { RECOVERY_STATE } from '../recovery/recovery-state';

/**
 * Asks the server whether the page is older than the site: a script may fail because a newer
 * version has replaced it (lib/browser-scripts/recovery).
 */
export function recover(): void {
  void addScript(RECOVERY_PATH);
}

/** Continues the recovery if it has reloaded the page. */
export function recoverAfterReload(): void {
  try {
    if (RECOVERY_STATE in sessionStorage) recover();
  } catch {
    // Storage is blocked.
  }
}
