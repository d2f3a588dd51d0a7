/** Adds a script to the page. The promise resolves when the script has run or has failed to load. */
export function addScript(address: string, integrity?: string): Promise<unknown> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    // React looks for the attribute before it adds a script of its own.
    script.setAttribute('async', '');
    if (integrity) script.integrity = integrity;
    script.onload = script.onerror = resolve;
    script.src = address;
    document.head.append(script);
  });
}
