interface ExtendableEvent {
  /** Keeps the worker running until the promise is settled. */
  waitUntil(done: Promise<unknown>): void;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

/** The URLs of the files that a page has loaded, from that page. */
interface LoadedFilesEvent extends ExtendableEvent {
  readonly data: readonly string[];
  readonly source: { readonly url: string };
}

interface Events {
  readonly install: ExtendableEvent;
  readonly activate: ExtendableEvent;
  readonly fetch: FetchEvent;
  readonly message: LoadedFilesEvent;
}

/** What the workers use of their global scope. TypeScript's `dom` library does not declare it. */
export const scope = self as unknown as {
  addEventListener<Type extends keyof Events>(
    type: Type,
    listener: (event: Events[Type]) => void,
  ): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly registration: ServiceWorkerRegistration;
};
