import { RECOVERY_PATH, SITE_CONFIG_PATH, STATIC_FOLDER, WORKER_PATH } from '@/lib/routes';

type CreatePolicy = (
  name: 'default',
  rules: { readonly createScriptURL: (url: string) => string | null },
) => unknown;

/**
 * Creates the default Trusted Types policy (W3C Trusted Types §2.3.4); null rejects a string. A
 * string becomes a script URL only if the export contains that script. No string becomes HTML or
 * code.
 */
export function setTrustedTypesPolicy(): void {
  const { trustedTypes } = window as { trustedTypes?: { readonly createPolicy: CreatePolicy } };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (isOwnScript(new URL(url, location.href)) ? url : null),
  });
}

function isOwnScript({ origin, pathname }: URL): boolean {
  const isNamed = [SITE_CONFIG_PATH, WORKER_PATH, RECOVERY_PATH].includes(pathname);
  return origin === location.origin && (isNamed || pathname.startsWith(STATIC_FOLDER));
}
