/**
 * The kill switch. The build writes this script instead of the worker if the offline cache is off.
 * It activates at once, deletes every cache of the site and unregisters itself. Open pages keep
 * working; the next page comes from the network.
 */
import type { ExtendableEvent, WorkerScope } from './worker-scope';

const scope = self as unknown as WorkerScope;

async function selfDestroy(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await scope.registration.unregister();
}

addEventListener('install', (event) => (event as ExtendableEvent).waitUntil(scope.skipWaiting()));
addEventListener('activate', (event) => (event as ExtendableEvent).waitUntil(selfDestroy()));
