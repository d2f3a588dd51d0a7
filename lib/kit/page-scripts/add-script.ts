type Policy = { readonly createScriptURL: (url: string) => string | null };
type PolicyFactory = { createPolicy(name: string, rules: Policy): Policy };

/**
 * The URL of a script of this site, in the form that Trusted Types require. Its policy is on the
 * window, because the loader and the page script share it, and nobody can create a second one with
 * its name. It refuses other origins. It is not the default policy, which a userscript may have
 * created.
 */
export function trustedScriptUrl(url: string): string {
  const page = window as { trustedTypes?: PolicyFactory; ownScripts?: Policy | undefined };
  page.ownScripts ??= page.trustedTypes?.createPolicy('own-scripts', {
    createScriptURL: (own) => (isOfThisSite(own) ? own : null),
  });
  return page.ownScripts?.createScriptURL(url) ?? url;
}

function isOfThisSite(url: string): boolean {
  return Object.assign(document.createElement('a'), { href: url }).origin === origin;
}

/**
 * Adds a script to the page, also one that has failed before.
 *
 * @param source the URL of the script, and after a space its integrity, unless the deployer may
 *   replace the script.
 * @returns whether the script has loaded.
 */
export function addScript(source = ''): Promise<boolean> {
  return new Promise((resolve) => {
    const [url = '', integrity = ''] = source.split(' ');
    const script = document.createElement('script');
    script.integrity = integrity;
    script.onload = () => resolve(true);
    script.onerror = () => resolve(false);
    script.src = trustedScriptUrl(url);
    document.head.append(script);
  });
}
