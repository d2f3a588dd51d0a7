import { SITE_CONFIG_PATH, STATIC_FOLDER, WORKER_PATH } from '@/lib/routes';

interface TrustedTypesWindow {
  readonly trustedTypes?: {
    createPolicy(name: 'default', rules: { createScriptURL(address: string): string | null }): unknown;
  };
}

/**
 * The page's default policy of Trusted Types (W3C Trusted Types §2.3.4): a text becomes a script's address only if it is
 * one of this export's; null refuses. There is no rule for HTML or code: nothing may become either.
 */
export function allowOwnScriptsOnly(): void {
  (window as TrustedTypesWindow).trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isOwnScript(new URL(address, location.href)) ? address : null),
  });
}

function isOwnScript({ origin, pathname }: URL): boolean {
  return (
    origin === location.origin &&
    (pathname.startsWith(STATIC_FOLDER) || pathname === SITE_CONFIG_PATH || pathname === WORKER_PATH)
  );
}
