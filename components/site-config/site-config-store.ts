import type { ReplaceableField } from '@/lib/config/company';
import { companyFieldsOf } from '@/lib/config/site-config';
import { SITE_CONFIG_PATH } from '@/lib/routes';

const listeners = new Set<() => void>();
let script: HTMLScriptElement | undefined;
type CompanyFields = Partial<Record<ReplaceableField, string>>;

let fields: CompanyFields | undefined;

/** Subscribes to the window's site configuration, asking for `/site-config.js` if nobody has yet. */
export function subscribeToSiteConfig(listener: () => void): () => void {
  listeners.add(listener);
  script ??= requestSiteConfig();
  return () => listeners.delete(listener);
}

/** The fields of the window's site configuration that count. Read once a load: a Proxy may answer differently each time. */
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
    // It may have run between the first reading and this.
    fields = readWindow();
  } else {
    element.src = SITE_CONFIG_PATH;
    document.head.append(element);
  }
  return element;
}

function readWindow(): CompanyFields {
  try {
    return companyFieldsOf((window as { siteConfig?: unknown }).siteConfig);
  } catch {
    return {};
  }
}
