import { trustedScriptUrl } from './trusted-script-url';

/**
 * Adds a script to the page, also one that has failed before.
 *
 * @param integrity the hash of the script; empty for one that the deployer may replace.
 * @returns whether the script has loaded.
 */
export function addScript(url: string, integrity = ''): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.integrity = integrity;
    script.onload = () => resolve(true);
    script.onerror = () => resolve(false);
    script.src = trustedScriptUrl(url);
    document.head.append(script);
  });
}
