import type { SiteConfig } from '@/lib/config/site-config';
import { SITE_CONFIG_PATH } from '@/lib/routes';
import { addScript } from './add-script';

/** Loads `/site-config.js`, which whoever deploys may have replaced, unless the runtime has asked for it already. */
export async function loadSiteConfig(): Promise<void> {
  if (!document.querySelector(`script[src="${SITE_CONFIG_PATH}"]`))
    await addScript(SITE_CONFIG_PATH);
}

/**
 * Whether the window's site configuration may say anything that the static HTML does not. What counts of it is for the
 * runtime to judge: its rules would only weigh on every page here.
 */
export function isRenamed(built: SiteConfig): boolean {
  try {
    const { siteConfig } = window as { siteConfig?: Partial<SiteConfig> };
    return Object.entries(built).some(
      ([field, value]) => (siteConfig?.[field as keyof SiteConfig] ?? value) !== value,
    );
  } catch {
    return true;
  }
}
