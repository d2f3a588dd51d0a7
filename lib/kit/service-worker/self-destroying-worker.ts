/**
 * The worker of a site whose offline cache is off (a kill switch). It activates at once,
 * deletes the caches of the worker and unregisters itself. Open pages keep working; the next page
 * comes from the network.
 */
import { deleteCaches } from './storage';
import { scope } from './worker-scope';

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) =>
  event.waitUntil(deleteCaches().then(() => scope.registration.unregister())),
);
