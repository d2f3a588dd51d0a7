import { SITE_CONFIG_PATH } from '@/lib/config/site-config';
import { HYDRATED_EVENT } from '@/lib/kit/loader';
import { addScript } from '@/lib/kit/page-scripts';
import { urlFromManifest } from '@/lib/kit/urls';
import { applySiteConfig } from './apply-site-config';

/** Applies what `/site-config.js` says, as soon as it has loaded (PRODUCT rule 30). */
export function loadSiteConfig(): void {
  // The file may arrive before the parser has read the whole document. An island that React rendered
  // anew shows the build's texts.
  for (const type of ['DOMContentLoaded', HYDRATED_EVENT]) addEventListener(type, applySiteConfig);
  void addScript(urlFromManifest(SITE_CONFIG_PATH)).then(applySiteConfig);
}
