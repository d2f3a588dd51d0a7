/** Adds a script to the page. The promise resolves to whether it has loaded; a script that fails is removed. */
export function addScript(url: string, integrity?: string): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    // React looks for the attribute before it adds a script of its own.
    script.setAttribute('async', '');
    if (integrity) script.integrity = integrity;
    script.onload = () => resolve(true);
    script.onerror = () => {
      script.remove();
      resolve(false);
    };
    script.src = url;
    document.head.append(script);
  });
}
