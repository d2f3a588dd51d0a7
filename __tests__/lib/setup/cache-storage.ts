/** The stored files by their URL, in the order of their storage, in each cache of the origin. */
export const caches = new Map<string, Map<string, Response>>();

export const storage = { isFull: false };

/** The storage of an origin, as far as the worker uses it. */
export const cacheStorage = {
  open: async (name: string) => {
    const files = caches.get(name) ?? new Map<string, Response>();
    caches.set(name, files);
    return {
      put: async (url: string, response: Response) => {
        if (storage.isFull) throw new DOMException('full', 'QuotaExceededError');
        const { href } = new URL(url);
        files.delete(href);
        files.set(href, response);
      },
      delete: async (key: string | { url: string }) =>
        files.delete(new URL(typeof key === 'string' ? key : key.url).href),
      keys: async () => [...files.keys()].map((url) => ({ url })),
    };
  },
  keys: async () => [...caches.keys()],
  delete: async (name: string) => caches.delete(name),
  /** As if the headers of the two requests differed. */
  match: async (url: string, { cacheName = '', ignoreVary }: MultiCacheQueryOptions) => {
    const found = caches.get(cacheName)?.get(new URL(url).href);
    return ignoreVary || !found?.headers.has('vary') ? found?.clone() : undefined;
  },
};
