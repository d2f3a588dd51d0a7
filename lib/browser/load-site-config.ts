import { addScript, afterFirstPaint } from '@/lib/kit/page-scripts';
import { urlFromManifest } from '@/lib/kit/urls';
import { SITE_CONFIG_PATH } from '@/lib/site/site-config-path';

/** Applies what `/site-config.js` says, as soon as it has loaded (PRODUCT rule 30). */
export function loadSiteConfig(apply: () => void): void {
  // The file may arrive before the parser has read the whole document.
  addEventListener('DOMContentLoaded', apply);
  afterFirstPaint(() => void addScript(urlFromManifest(SITE_CONFIG_PATH)).then(apply));
}
