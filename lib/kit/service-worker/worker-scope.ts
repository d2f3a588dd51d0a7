/** An event of a worker. Each kind has only some of these properties. */
export interface WorkerEvent {
  /** Keeps the worker running until the promise is settled. */
  waitUntil(done: Promise<unknown>): void;
  /** Of an installation, in browsers with the Static Routing API. */
  addRoutes?(rule: { condition: { requestMethod: string }; source: 'network' }): void;
  readonly request: Request;
  /** The page that a navigation opens. */
  readonly resultingClientId: string;
  respondWith(response: Promise<Response>): void;
  /** A message: the URLs of the files that a page has loaded. */
  readonly data: readonly string[];
  /** The page that sent the message. */
  readonly source: { readonly url: string; readonly id: string; postMessage(text: string): void };
}

/** What the workers use of their global scope. TypeScript's `dom` library does not declare it. */
export const scope = self as unknown as {
  addEventListener(
    type: 'install' | 'activate' | 'fetch' | 'message',
    listener: (event: WorkerEvent) => void,
  ): void;
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
  };
  readonly registration: ServiceWorkerRegistration;
};
