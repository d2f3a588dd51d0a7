type ScriptUrlPolicy = { readonly createScriptURL: (url: string) => string | null };

let policy: ScriptUrlPolicy | undefined;

/**
 * The URL of a script of this site, in the form that Trusted Types require. Only this function has
 * the policy, so no other code can load a script. It is not the default policy, which a userscript
 * may have created.
 */
export function trustedScriptUrl(url: string): string {
  type Factory = { createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy };
  policy ??= (window as { trustedTypes?: Factory }).trustedTypes?.createPolicy('own-scripts', {
    createScriptURL: (own) => (new URL(own, location.href).origin === location.origin ? own : null),
  });
  return policy?.createScriptURL(url) ?? url;
}
