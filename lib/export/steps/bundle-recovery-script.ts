import { bundle } from '../bundle';
import type { LateScriptFiles } from './bundle-late-scripts';

/**
 * The script that recovers pages of earlier versions (lib/browser-scripts/recovery).
 *
 * @param scripts the scripts of the home page, the only page with buttons.
 */
export function bundleRecoveryScript({ runtime, swiper }: LateScriptFiles): Promise<string> {
  return bundle('../browser-scripts/recovery/reload-outdated-page.ts', {
    CURRENT_SCRIPTS: `${runtime.url} ${swiper.url}`,
  });
}
