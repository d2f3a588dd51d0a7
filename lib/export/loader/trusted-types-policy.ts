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
 * React creates script elements from this string. It runs nothing: the script's URL is checked
 * separately.
 */
const EMPTY_SCRIPT = '<script></script>';

/**
 * Creates the default Trusted Types policy (W3C Trusted Types §2.3.4); null rejects a string. A
 * string becomes a script URL only if the export contains that script. It becomes HTML only if it
 * contains no markup: React needs this to render the page's structured data again after a
 * translator or an extension has changed the document. No string becomes code.
 */
export function setTrustedTypesPolicy(): void {
  (window as TrustedTypesWindow).trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (isOwnScript(new URL(url, location.href)) ? url : null),
    createHTML: (text) => (!text.includes('<') || text === EMPTY_SCRIPT ? text : null),
  });
}

function isOwnScript({ origin, pathname }: URL): boolean {
  return (
    origin === location.origin &&
    (pathname.startsWith(STATIC_FOLDER) ||
      [SITE_CONFIG_PATH, WORKER_PATH, RECOVERY_PATH].includes(pathname))
  );
}
