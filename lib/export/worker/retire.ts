/**
 * The kill switch: built in the worker's place, it takes over at once, empties every cache of the site and unregisters
 * itself. Pages that are open go on; the next one comes from the network.
 */
interface WorkerScope {
  skipWaiting(): Promise<void>;
  readonly registration: ServiceWorkerRegistration;
}

interface LifecycleEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}

const scope = self as unknown as WorkerScope;

async function retire(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await scope.registration.unregister();
}

addEventListener('install', (event) => (event as LifecycleEvent).waitUntil(scope.skipWaiting()));
addEventListener('activate', (event) => (event as LifecycleEvent).waitUntil(retire()));

export {};
