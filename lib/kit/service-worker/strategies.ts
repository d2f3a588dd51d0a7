import { findStored, isStorable, store } from './storage';
import type { WorkerEvent } from './worker-scope';

// This is written without Workbox: with it, the worker had 8 kB (Brotli) instead of 1 kB.

/** What a page says that is older than the one of the network. */
declare const OUTDATED_NOTICE: string;

/** How long the page waits for the network before it shows the stored page, in milliseconds. */
const NETWORK_TIMEOUT_MS = 3000;

/**
 * Whether the server could not deliver a file. A 404 counts, because an upload may delete files
 * before it writes them. 511 is the status of a captive portal (RFC 6585 §6).
 */
function isOutage({ status }: Response): boolean {
  return status === 404 || (status >= 500 && status !== 511);
}

/**
 * The response of the network, or the stored one if the network fails or takes too long, or if the
 * server could not deliver the file. The response of a slow network is stored for the next time.
 */
export async function networkFirst(event: WorkerEvent): Promise<Response> {
  const response = fetchAndStore(event);
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS));
  const inTime = await Promise.race([response, timeout]).catch(() => undefined);
  if (inTime && !isOutage(inTime)) return inTime;
  const stored = await findStored(event.request.url);
  if (stored && event.request.mode === 'navigate')
    event.waitUntil(compare(event.resultingClientId, stored.clone(), response));
  return stored ?? response;
}

/** Whether the network has another page than the stored one that is shown, by the id of its client. */
const areOutdated = new Map<string, Promise<boolean>>();

function compare(id: string, stored: Response, response: Promise<Response>): Promise<boolean> {
  const isOutdated = async () => {
    const newest = (await response).clone();
    return newest.status === 200 && (await newest.text()) !== (await stored.text());
  };
  const result = isOutdated().catch(() => false);
  areOutdated.set(id, result);
  return result;
}

/**
 * Tells a page that sends its first message whether it is outdated, as soon as the network has
 * answered. Before that message, nothing in the page might be listening.
 */
export async function tellIfOutdated(page: WorkerEvent['source']): Promise<void> {
  const isOutdated = areOutdated.get(page.id);
  areOutdated.delete(page.id);
  if (await isOutdated) page.postMessage(OUTDATED_NOTICE);
}

/** The stored response, otherwise that of the network. */
export async function cacheFirst(event: WorkerEvent): Promise<Response> {
  return (await findStored(event.request.url)) ?? fetchAndStore(event);
}

function fetchAndStore(event: WorkerEvent): Promise<Response> {
  const { url, mode } = event.request;
  const response = fetch(event.request);
  const stored = response.then((received) => store(url, received, mode === 'navigate'));
  event.waitUntil(stored.catch(() => undefined));
  return response;
}

/**
 * Stores what a page has loaded before the worker was active. The browser's HTTP cache still has
 * these files, so nothing is downloaded twice.
 */
export async function storeLoaded(url: string, isPage: boolean): Promise<void> {
  if (isStorable(url, isPage) && !(await findStored(url)))
    await store(url, await fetch(url, { cache: 'force-cache' }), isPage);
}
