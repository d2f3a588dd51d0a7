import type { ReplaceableField } from '@/lib/config/company';
import { parseSiteConfig } from '@/lib/config/site-config';
import { SITE_CONFIG_PATH } from '@/lib/routes';

const listeners = new Set<() => void>();
let script: HTMLScriptElement | undefined;
type CompanyFields = Partial<Record<ReplaceableField, string>>;

let fields: CompanyFields | undefined;

/** Subscribes to the window's site configuration, and loads `/site-config.js` for the first subscriber. */
export function subscribeToSiteConfig(listener: () => void): () => void {
  listeners.add(listener);
  script ??= requestSiteConfig();
  return () => listeners.delete(listener);
}

/** The valid fields of the window's site configuration. They are read once per load, because a Proxy may change its values. */
export function siteConfigSnapshot(): CompanyFields {
  return (fields ??= readWindow());
}

function requestSiteConfig(): HTMLScriptElement {
  const present = document.querySelector<HTMLScriptElement>(`script[src="${SITE_CONFIG_PATH}"]`);
  const element = present ?? document.createElement('script');
  element.addEventListener('load', () => {
    fields = readWindow();
    listeners.forEach((listener) => listener());
  });
  if (present) {
    // The script may have run since the first reading.
    fields = readWindow();
  } else {
    element.src = SITE_CONFIG_PATH;
    document.head.append(element);
  }
  return element;
}

function readWindow(): CompanyFields {
  try {
    return parseSiteConfig((window as { siteConfig?: unknown }).siteConfig);
  } catch {
    return {};
  }
}
