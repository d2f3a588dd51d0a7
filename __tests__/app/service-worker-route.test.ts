/** The service worker of a build with the given settings. */
async function workerWith(settings: { offlineCache: boolean; isDevelopment: boolean }) {
  jest.resetModules();
  jest.doMock('@/lib/config/configuration', () => ({
    configuration: { offlineCache: settings.offlineCache },
    isDevelopment: settings.isDevelopment,
  }));
  const { GET } = await import('@/app/sw.js/route');
  return GET();
}

test.each([
  ['with the offline cache, the worker answers requests', true, false, 'respondWith', 'unregister'],
  ['without it, the worker unregisters itself', false, false, 'unregister', 'respondWith'],
  ['and also in next dev', true, true, 'unregister', 'respondWith'],
])('%s', async (_, offlineCache, isDevelopment, contained, missing) => {
  const response = await workerWith({ offlineCache, isDevelopment });
  const code = await response.text();

  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(code).toContain(contained);
  expect(code).not.toContain(missing);
});

// A module, so that its names are its own.
export {};
