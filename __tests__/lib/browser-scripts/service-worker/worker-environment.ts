import type { WorkerEvent } from '@/lib/browser-scripts/service-worker/worker-scope';

const ORIGIN = 'https://site.example';

/**
 * The storage of an origin, in memory, as far as the worker uses it. Keys are URLs, in the order of
 * their storage.
 */
export class MemoryCaches {
  readonly files = new Map<string, Map<string, Response>>();
  full = false;

  async open(name: string) {
    const files = this.files.get(name) ?? new Map<string, Response>();
    this.files.set(name, files);
    return {
      put: async (url: string, response: Response) => {
        if (this.full) throw new DOMException('full', 'QuotaExceededError');
        const { href } = new URL(url);
        files.delete(href);
        files.set(href, response);
      },
      keys: async () => [...files.keys()],
      delete: async (url: string) => files.delete(url),
    };
  }

  async keys() {
    return [...this.files.keys()];
  }

  async delete(name: string) {
    return this.files.delete(name);
  }

  /** As if the headers of the two requests differed. */
  async match(url: string, { cacheName = '', ignoreVary }: MultiCacheQueryOptions = {}) {
    const found = this.files.get(cacheName)?.get(new URL(url).href);
    return ignoreVary || !found?.headers.has('vary') ? found?.clone() : undefined;
  }

  /** The URLs of everything that is stored, without the origin. */
  stored(): string[] {
    return [...this.files.values()].flatMap((files) =>
      [...files.keys()].map((url) => url.replace(ORIGIN, '')),
    );
  }
}

/**
 * Gives the worker its global scope. The network is what `fetch` returns.
 *
 * @param script the path of the worker.
 */
export function setUpWorkerScope(script = '/sw.js') {
  const caches = new MemoryCaches();
  const fetch = jest.fn<Promise<Response>, [string | { url: string }, RequestInit?]>(
    async () => new Response('network'),
  );
  const claim = jest.fn(async () => undefined);
  const listeners = new Map<string, (event: unknown) => void>();
  Object.assign(globalThis, {
    self: {
      addEventListener: (type: string, listener: (event: unknown) => void) =>
        listeners.set(type, listener),
      clients: { claim },
    },
    caches,
    fetch,
    location: new URL(script, ORIGIN),
    PAGES: {
      '': true,
      '/repay': true,
      '/privacyPolicy': false,
      '/legal/terms': false,
      '/help': false,
    },
  });
  const done: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>) => void done.push(promise);
  return {
    caches,
    fetch,
    claim,
    /** Sends an event to the worker, and waits as long as the worker asks the browser to. */
    send: async (type: string, event: object = {}) => {
      listeners.get(type)?.({ waitUntil, ...event });
      await Promise.all(done.splice(0));
    },
    /** Requests a file from the worker; undefined if the worker leaves it to the browser. */
    request: (path: string, request: Partial<WorkerEvent['request']> = {}) => {
      let response: Promise<Response> | undefined;
      listeners.get('fetch')?.({
        waitUntil,
        respondWith: (answer: Promise<Response>) => (response = answer),
        request: {
          url: new URL(path, ORIGIN).href,
          method: 'GET',
          mode: 'no-cors',
          integrity: '',
          ...request,
        },
      });
      return response;
    },
    /** Waits until the worker has stored what it wants to store. */
    settled: () => Promise.all(done.splice(0)),
  };
}
