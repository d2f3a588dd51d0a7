import { bundle } from '../bundle';
import type { LateScriptFiles } from './bundle-late-scripts';

/**
 * The script that recovers pages of earlier versions (lib/export/recovery).
 *
 * @param scripts the scripts of the home page, the only page with buttons.
 */
export function recoveryScript({ runtime, slider }: LateScriptFiles): Promise<string> {
  return bundle('./recovery/recovery.ts', { CURRENT_SCRIPTS: `${runtime.url} ${slider.url}` });
}
