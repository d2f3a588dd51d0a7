/**
 * The kill switch, in place of the worker if the offline cache is off. It activates at once,
 * deletes the caches of the worker and unregisters itself. Open pages keep working; the next page
 * comes from the network.
 */
import { deleteCaches } from './storage';
import { scope } from './worker-scope';

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) =>
  event.waitUntil(deleteCaches().then(() => scope.registration.unregister())),
);
