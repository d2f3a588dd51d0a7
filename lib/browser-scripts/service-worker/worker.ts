/**
 * The service worker: a page that was opened once opens again without a network (PRODUCT rule 28).
 * Pages come from the network if it answers in time, so that regulated text is as fresh as it can
 * be. Files that have a hash in their names never change. Nothing is downloaded in advance: the
 * worker stores what the visitor has seen and used.
 *
 * The worker is the same in every build, so a new version of the site does not replace it. A new
 * version of the worker itself waits until no page of the old one is open, because its activation
 * deletes the old caches, which those pages still need.
 */
import { CACHE, deleteCaches, isHashed, isStorable } from './storage';
import { cacheFirst, networkFirst, storeLoaded } from './strategies';
import { scope } from './worker-scope';

scope.addEventListener('activate', (event) =>
  event.waitUntil(deleteCaches(CACHE).then(() => scope.clients.claim())),
);

scope.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  if (method !== 'GET' || !isStorable(url, mode === 'navigate')) return;
  event.respondWith(isHashed(url) ? cacheFirst(event) : networkFirst(event));
});

scope.addEventListener('message', (event) => {
  const page = event.source.url;
  event.waitUntil(
    Promise.allSettled([page, ...event.data].map((url) => storeLoaded(url, url === page))),
  );
});
