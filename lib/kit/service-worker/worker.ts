/**
 * The service worker: a page that was opened once opens again without a network.
 * Pages come from the network if it answers in time, so that regulated text is fresh. Nothing is
 * downloaded in advance: the worker stores what the visitor has seen and used.
 *
 * It has a list of all pages, so it ignores downloads and other software of the same origin. A new
 * version of the worker waits until no page of the old one is open, because its activation deletes
 * the old caches.
 */
import { CACHE_NAME, deleteCaches, isHashed, isStorable } from './storage';
import { cacheFirst, networkFirst, storeLoaded, tellIfOutdated } from './strategies';
import { scope } from './worker-scope';

// Chromium loses most requests of a page that is being left if they have to pass through a worker.
// The Static Routing API (Chromium only) lets POST requests bypass the worker.
scope.addEventListener('install', (event) =>
  event.addRoutes?.({ condition: { requestMethod: 'POST' }, source: 'network' }),
);

scope.addEventListener('activate', (event) =>
  event.waitUntil(deleteCaches(CACHE_NAME).then(() => scope.clients.claim())),
);

scope.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  if (method !== 'GET' || !isStorable(url, mode === 'navigate')) return;
  event.respondWith(isHashed(url) ? cacheFirst(event) : networkFirst(event));
});

scope.addEventListener('message', (event) => {
  const { source } = event;
  const files = [source.url, ...event.data];
  event.waitUntil(
    Promise.allSettled([
      tellIfOutdated(source),
      ...files.map((url) => storeLoaded(url, url === source.url)),
    ]),
  );
});
