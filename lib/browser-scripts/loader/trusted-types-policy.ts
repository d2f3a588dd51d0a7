import { RECOVERY_PATH, SITE_CONFIG_PATH, STATIC_FOLDER, WORKER_PATH } from '@/lib/routes';

interface TrustedTypesWindow {
  readonly trustedTypes?: {
    createPolicy(
      name: 'default',
      rules: Readonly<Record<'createScriptURL' | 'createHTML', (text: string) => string | null>>,
    ): unknown;
  };
}

/**
 * Creates the default Trusted Types policy (W3C Trusted Types §2.3.4); null rejects a string. A
 * string becomes a script URL only if the export contains that script. Only the empty string becomes
 * HTML: React sets it if it renders an island anew (components/islands/static-alert.tsx). No string
 * becomes code.
 */
export function setTrustedTypesPolicy(): void {
  (window as TrustedTypesWindow).trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (isOwnScript(new URL(url, location.href)) ? url : null),
    createHTML: (text) => (text === '' ? text : null),
  });
}

function isOwnScript({ origin, pathname }: URL): boolean {
  return (
    origin === location.origin &&
    (pathname.startsWith(STATIC_FOLDER) ||
      [SITE_CONFIG_PATH, WORKER_PATH, RECOVERY_PATH].includes(pathname))
  );
}
