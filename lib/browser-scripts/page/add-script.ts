import { ownScriptUrl } from './own-script-url';

/**
 * Adds a script to the page, in place of an earlier attempt.
 *
 * @param integrity the hash of the script; blank for one that the deployer may replace.
 * @returns whether the script has loaded.
 */
export function addScript(url: string, integrity = ''): Promise<boolean> {
  return new Promise((resolve) => {
    document.querySelector(`script[src="${url}"]`)?.remove();
    const script = document.createElement('script');
    script.integrity = integrity;
    script.onload = () => resolve(true);
    script.onerror = () => resolve(false);
    script.src = ownScriptUrl(url);
    document.head.append(script);
  });
}
