/** A worker's surroundings, as far as the self-destroying one needs them. */
function standIn(names: string[]) {
  const kept = new Set(names);
  const skipWaiting = jest.fn(async () => undefined);
  const cachesAtUnregistration: string[] = [];
  const unregister = jest.fn(async () => void cachesAtUnregistration.push(...kept));
  const listeners = new Map<string, (event: unknown) => void>();
  Object.assign(globalThis, {
    self: { skipWaiting, registration: { unregister } },
    caches: { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) },
    addEventListener: (type: string, listener: (event: unknown) => void) =>
      listeners.set(type, listener),
  });
  /** Sends an event, and waits as long as the worker asks the browser to. */
  const send = (type: string) =>
    new Promise((resolve, reject) =>
      listeners.get(type)?.({ waitUntil: (done: Promise<unknown>) => done.then(resolve, reject) }),
    );
  return { kept, cachesAtUnregistration, skipWaiting, unregister, send };
}

async function selfDestroying(...names: string[]) {
  const surroundings = standIn(names);
  jest.resetModules();
  await import('@/lib/browser-scripts/service-worker/self-destroying-worker');
  return surroundings;
}

test('the self-destroying worker takes over at once', async () => {
  const { send, skipWaiting } = await selfDestroying();
  await send('install');

  expect(skipWaiting).toHaveBeenCalledTimes(1);
});

test('it deletes the caches of the worker, not those of other software, and then unregisters itself', async () => {
  const { kept, cachesAtUnregistration, send, unregister } = await selfDestroying(
    'pages-2',
    'assets',
    'workbox-precache',
    'chat-assets',
  );
  await send('activate');

  expect([...kept]).toEqual(['chat-assets']);
  expect(unregister).toHaveBeenCalledTimes(1);
  expect(cachesAtUnregistration).toEqual(['chat-assets']);
});

export {};
