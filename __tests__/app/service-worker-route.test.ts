jest.mock('@/lib/kit/files/files-in', () => ({
  filesIn: () => ['legal/our terms.html', 'privacyPolicy.html', 'logo.png'],
}));

interface Given {
  readonly offlineCache: boolean;
  readonly isDevelopment: boolean;
}

/** The service worker of a build with the given settings. */
async function workerWith({ isDevelopment, ...settings }: Given) {
  const site = { ...settings, messages: { page: { outdated: 'newer' } }, content: { files: [] } };
  jest.resetModules();
  jest.doMock('@/lib/build/this-build', () => ({ thisBuild: { site: async () => site } }));
  jest.doMock('@/lib/config/configuration', () => ({ isDevelopment }));
  const { GET } = await import('@/app/sw.js/route');
  return GET();
}

test.each([
  [
    'with the offline cache, the worker responds to requests',
    true,
    false,
    'respondWith',
    'unregister',
  ],
  ['without it, the worker unregisters itself', false, false, 'unregister', 'respondWith'],
  ['and also in next dev', true, true, 'unregister', 'respondWith'],
])('%s', async (_, offlineCache, isDevelopment, contained, missing) => {
  const response = await workerWith({ offlineCache, isDevelopment });
  const code = await response.text();

  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(code).toContain(contained);
  expect(code).not.toContain(missing);
});

test('the worker knows the pages of the build, and those that the company added', async () => {
  const response = await workerWith({ offlineCache: true, isDevelopment: false });
  const code = await response.text();

  for (const page of ['"":!0', '"/repay":!0', '"/privacypolicy":!1', '"/legal/our%20terms":!1'])
    expect(code).toContain(page);
  expect(code).not.toMatch(/logo|404"/);
});

// Makes this file a module, so that its names are local.
export {};
