import { RECOVERY_PATH, SITE_CONFIG_PATH, STATIC_FOLDER, WORKER_PATH } from '@/lib/routes';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown;
}

/**
 * Creates the default Trusted Types policy (W3C Trusted Types §2.3.4). A string becomes a script URL
 * only if the export contains that script, and never HTML or code.
 */
export function setTrustedTypesPolicy(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (isOwnScript(new URL(url, location.href)) ? url : null),
  });
}

function isOwnScript({ origin, pathname }: URL): boolean {
  const isNamed = [SITE_CONFIG_PATH, WORKER_PATH, RECOVERY_PATH].includes(pathname);
  return origin === location.origin && (isNamed || pathname.startsWith(STATIC_FOLDER));
}
