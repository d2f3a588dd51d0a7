/**
 * Adds a script to the page, in place of an earlier attempt. The promise resolves to whether it has
 * loaded.
 *
 * The element of a failed script stays in the page, and its error event is stopped. If Next's runtime
 * saw the error, it would request the script without integrity, and would show an error page if that
 * failed too. It goes on as soon as another attempt succeeds.
 */
export function addScript(url: string, integrity?: string): Promise<boolean> {
  return new Promise((resolve) => {
    document.querySelector(`script[src="${url}"]`)?.remove();
    const script = document.createElement('script');
    // React looks for the attribute before it adds a script of its own.
    script.setAttribute('async', '');
    if (integrity) script.integrity = integrity;
    script.onload = () => resolve(true);
    script.addEventListener('error', (event) => {
      event.stopImmediatePropagation();
      resolve(false);
    });
    script.src = url;
    document.head.append(script);
  });
}
