/**
 * The parts of the Service Workers API that the workers use. TypeScript's `dom` library does not
 * declare them.
 */
export interface WorkerScope {
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly registration: ServiceWorkerRegistration;
}

/**
 * An event during which the browser keeps the worker running until the given promises are settled.
 */
export interface ExtendableEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

/** A message from a page: the URLs of the files that it has loaded. */
export interface LoadedFilesEvent extends ExtendableEvent {
  readonly data: readonly string[];
  /** The page. */
  readonly source: { readonly url: string };
}
