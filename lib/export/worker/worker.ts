/**
 * The service worker: what was opened once opens again without a network (PRODUCT rule 28). Pages come from the network
 * where it answers in time, so that regulated text is as fresh as it can be; what carries a hash in its name never changes.
 *
 * A new version waits until no page of the old one is open: an open page may still ask for scripts that only the old
 * worker's cache has. Meanwhile the old worker hands out the new pages, which it takes from the network.
 */
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  addPlugins,
  matchPrecache,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { HASHED_FOLDERS, HOME_PATH, SITE_CONFIG_PATH } from '@/lib/routes';
import { integrityPlugin } from './integrity-plugin';

declare const PRECACHE: PrecacheEntry[];

/** How long a page may take before the kept one is shown. */
const NETWORK_TIMEOUT_SECONDS = 3;
/** The pictures of a few versions; those longest unused go first. */
const MAX_ASSETS = 120;

/** Neither errors nor redirects nor another site's answers are worth keeping. */
const onlySuccess: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
};

// Workbox's types are not written for exactOptionalPropertyTypes.
const onlyTheLatest = new ExpirationPlugin({
  maxEntries: MAX_ASSETS,
  purgeOnQuotaError: true,
}) as WorkboxPlugin;

/** A page is the same whatever campaign led to it: one copy each. */
const withoutQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const { origin, pathname } = new URL(request.url);
    return origin + pathname;
  },
};

const homeAsFallback: WorkboxPlugin = {
  // After the network timeout the strategy only looks in its own cache, which the first visit does not fill.
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ??
    (new URL(request.url).pathname === HOME_PATH ? matchPrecache(HOME_PATH) : undefined),
  handlerDidError: async ({ request }) =>
    new URL(request.url).pathname === HOME_PATH ? matchPrecache(HOME_PATH) : undefined,
};

registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
  new NetworkFirst({
    cacheName: 'pages',
    networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
    plugins: [onlySuccess, withoutQuery, homeAsFallback],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === SITE_CONFIG_PATH,
  new NetworkFirst({
    cacheName: 'site-config',
    networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
    plugins: [onlySuccess],
  }),
);

addPlugins([integrityPlugin]);
precacheAndRoute(PRECACHE, { cleanURLs: false, ignoreURLParametersMatching: [] });

registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && HASHED_FOLDERS.some((folder) => url.pathname.startsWith(folder)),
  new CacheFirst({
    cacheName: 'assets',
    plugins: [onlySuccess, integrityPlugin, onlyTheLatest],
  }),
);

clientsClaim();
