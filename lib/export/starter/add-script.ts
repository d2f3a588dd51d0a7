/** Adds a script to the page; resolves once it has run or cannot be had. */
export function addScript(address: string, integrity?: string): Promise<unknown> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    // As an attribute, which React looks for before it adds a script of its own.
    script.setAttribute('async', '');
    if (integrity) script.integrity = integrity;
    script.onload = script.onerror = resolve;
    script.src = address;
    document.head.append(script);
  });
}
