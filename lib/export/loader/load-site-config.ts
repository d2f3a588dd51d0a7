import type { SiteConfig } from '@/lib/config/site-config';
import { SITE_CONFIG_PATH } from '@/lib/routes';
import { addScript } from './add-script';

/** Loads `/site-config.js`, which the operator may have replaced, unless the runtime has requested it already. */
export async function loadSiteConfig(): Promise<void> {
  if (!document.querySelector(`script[src="${SITE_CONFIG_PATH}"]`))
    await addScript(SITE_CONFIG_PATH);
}

/** Whether `window.siteConfig` may differ from the values in the static HTML. The runtime validates it. */
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
