import { bundle } from '../bundle';
import type { PageScript } from './finish-scripts';

/**
 * The script that recovers pages of earlier versions (lib/export/recovery).
 *
 * @param runtime the scripts of the home page, the only page with buttons.
 */
export function recoveryScript(runtime: readonly PageScript[]): Promise<string> {
  return bundle('./recovery/recovery.ts', {
    CURRENT_SCRIPTS: runtime.map(({ url }) => url).join(' '),
  });
}
