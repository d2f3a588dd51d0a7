const mockHydrateOnUse = jest.fn();
const mockInitPage = jest.fn();
jest.mock('@/lib/browser-scripts/loader/hydrate-on-use', () => ({
  hydrateOnUse: (scripts: object) => void mockHydrateOnUse({ ...scripts }),
}));
jest.mock('@/lib/browser-scripts/page/init-page', () => ({ initPage: mockInitPage }));

const at = Object.getOwnPropertyDescriptor(Array.prototype, 'at') as PropertyDescriptor;

/** Runs the loader of a page. */
async function run(): Promise<void> {
  document.head.innerHTML = '<script data-runtime="/a.js sha256-a"></script>';
  const value = document.querySelector('script');
  Object.defineProperty(document, 'currentScript', { configurable: true, value });
  Object.assign(globalThis, { OFFLINE_CACHE: true, APP_LINK: false, EVENTS_URL: '' });
  jest.resetModules();
  await import('@/lib/browser-scripts/loader/loader');
}

afterEach(() => {
  Object.defineProperty(Array.prototype, 'at', at);
  jest.clearAllMocks();
  delete document.documentElement.dataset['scripting'];
});

test('the loader says that scripts run, starts the page, and hydrates islands with the scripts that its element names', async () => {
  await run();

  expect(document.documentElement.dataset['scripting']).toBe('');
  expect(mockInitPage).toHaveBeenCalledWith(true);
  expect(mockHydrateOnUse).toHaveBeenCalledWith({ runtime: '/a.js sha256-a' });
});

test('a browser that is too old keeps the plain document', async () => {
  Reflect.deleteProperty(Array.prototype, 'at');
  await run();

  expect(document.documentElement.dataset['scripting']).toBeUndefined();
  expect(mockInitPage).not.toHaveBeenCalled();
  expect(mockHydrateOnUse).not.toHaveBeenCalled();
});

// A module, so that its names are its own.
export {};
