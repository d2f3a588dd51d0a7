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
import { cacheNameFor, deleteOldCaches, PAGES_CACHE } from './storage';
import { storeLoaded } from './store-loaded';
import { cacheFirst, networkFirst } from './strategies';
import type { ExtendableEvent, FetchEvent, LoadedFilesEvent, WorkerScope } from './worker-scope';

const scope = self as unknown as WorkerScope;

function onActivate(event: ExtendableEvent): void {
  event.waitUntil(deleteOldCaches().then(() => scope.clients.claim()));
}

function onFetch(event: FetchEvent): void {
  const { method, mode, url } = event.request;
  const cacheName = cacheNameFor(url, mode === 'navigate');
  if (method !== 'GET' || !cacheName) return;
  event.respondWith(cacheName === PAGES_CACHE ? networkFirst(event) : cacheFirst(event));
}

function onMessage(event: LoadedFilesEvent): void {
  event.waitUntil(storeLoaded(event.source.url, event.data));
}

addEventListener('activate', onActivate as unknown as EventListener);
addEventListener('fetch', onFetch as unknown as EventListener);
addEventListener('message', onMessage as unknown as EventListener);
