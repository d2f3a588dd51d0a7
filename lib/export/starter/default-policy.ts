import { SITE_CONFIG_PATH, STATIC_FOLDER, WORKER_PATH } from '@/lib/routes';

interface TrustedTypesWindow {
  readonly trustedTypes?: {
    createPolicy(
      name: 'default',
      rules: Readonly<Record<'createScriptURL' | 'createHTML', (text: string) => string | null>>,
    ): unknown;
  };
}

/** What React makes an empty script element of. It runs nothing: an address that it is given has to pass too. */
const EMPTY_SCRIPT = '<script></script>';

/**
 * Sets the page's default policy of Trusted Types (W3C Trusted Types §2.3.4); null refuses. A text becomes a script's
 * address only if it is one of this export's. It becomes HTML only if it holds no markup: so React can make the page's
 * structured data anew after a translator or an extension has rewritten the document under it. Nothing becomes code.
 */
export function setDefaultPolicy(): void {
  (window as TrustedTypesWindow).trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isOwnScript(new URL(address, location.href)) ? address : null),
    createHTML: (text) => (!text.includes('<') || text === EMPTY_SCRIPT ? text : null),
  });
}

function isOwnScript({ origin, pathname }: URL): boolean {
  return (
    origin === location.origin &&
    (pathname.startsWith(STATIC_FOLDER) ||
      pathname === SITE_CONFIG_PATH ||
      pathname === WORKER_PATH)
  );
}
