import { hasIntegrity } from './integrity';
import { findStored, store } from './storage';
import type { FetchEvent } from './worker-scope';

/** How long the network may take before the stored page is shown, in milliseconds. */
const NETWORK_TIMEOUT_MS = 3000;

/** A network asks its user to sign in, and answers in the place of the server (RFC 6585 §6). */
const NETWORK_AUTHENTICATION_REQUIRED = 511;

/**
 * Whether the server could not deliver a file. A 404 counts, because an upload may delete files
 * before it writes them. Any other error is the server's decision, such as 403 or 410 for a page
 * that is gone.
 */
function isOutage({ status }: Response): boolean {
  return status === 404 || (status >= 500 && status !== NETWORK_AUTHENTICATION_REQUIRED);
}

/**
 * The response of the network, or the stored one if the network fails or takes too long, or if the
 * server could not deliver the file. The response of a slow network is stored for the next time.
 */
export async function networkFirst(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const response = fetchAndStore(event);
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS));
  const inTime = await Promise.race([response, timeout]).catch(() => undefined);
  if (inTime && !isOutage(inTime)) return inTime;
  return (await findStored(request.url)) ?? response;
}

/** The stored response if it is intact, otherwise the response of the network. */
export async function cacheFirst(event: FetchEvent): Promise<Response> {
  const { url, integrity } = event.request;
  const stored = await findStored(url);
  // The browser would reject a corrupt copy at every visit.
  return stored && (await hasIntegrity(stored, integrity)) ? stored : fetchAndStore(event);
}

function fetchAndStore(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const response = fetch(request);
  event.waitUntil(
    response.then(
      (received) => store(request.url, received, request.mode === 'navigate'),
      () => undefined,
    ),
  );
  return response;
}
