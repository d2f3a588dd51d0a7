/**
 * The kill switch. The build writes this script instead of the worker if the offline cache is off.
 * It activates at once, deletes the caches of the worker and unregisters itself. Open pages keep
 * working; the next page comes from the network.
 */
import { OWN_CACHES } from './storage';
import type { ExtendableEvent, WorkerScope } from './worker-scope';

const scope = self as unknown as WorkerScope;

async function selfDestroy(): Promise<void> {
  const names = (await caches.keys()).filter((name) => OWN_CACHES.test(name));
  await Promise.all(names.map((name) => caches.delete(name)));
  await scope.registration.unregister();
}

addEventListener('install', (event) => (event as ExtendableEvent).waitUntil(scope.skipWaiting()));
addEventListener('activate', (event) => (event as ExtendableEvent).waitUntil(selfDestroy()));
