/**
 * Removes the service worker and the caches of an export that was served on the port of `next dev`:
 * they would answer with old scripts. Rendered in development only; the export does not contain it.
 */
export function RemoveServiceWorkers() {
  return <script dangerouslySetInnerHTML={{ __html: `(${removeServiceWorkers.toString()})()` }} />;
}

/** Runs in the browser, as text, so it uses nothing from outside. */
export async function removeServiceWorkers(): Promise<void> {
  // Pages without HTTPS, other than those of localhost, have neither.
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  // Also without a worker: until the page loads again, a removed worker goes on storing files.
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  if (registrations.length === 0) return;
  // The worker may have answered for this page already.
  location.reload();
}
