import { siteConfigFields, type SiteConfig } from '@/lib/config/site-config';
import { SITE_CONFIG_PATH } from '@/lib/routes';
import { addScript } from './add-script';

/** Loads `/site-config.js`, which whoever deploys may have replaced, unless the runtime has asked for it already. */
export async function loadSiteConfig(): Promise<void> {
  if (!document.querySelector(`script[src="${SITE_CONFIG_PATH}"]`)) await addScript(SITE_CONFIG_PATH);
}

/** Whether the window's site configuration says anything that the static HTML does not. */
export function isRenamed(built: SiteConfig): boolean {
  try {
    const fields = siteConfigFields((window as { siteConfig?: unknown }).siteConfig);
    return Object.entries(fields).some(([field, value]) => value !== built[field as keyof SiteConfig]);
  } catch {
    return false;
  }
}
