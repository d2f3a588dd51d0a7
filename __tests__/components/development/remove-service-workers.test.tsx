import { render } from '@testing-library/react';
import {
  RemoveServiceWorkers,
  removeServiceWorkers,
} from '@/components/development/remove-service-workers';

/** A browser with as many service workers, each with a cache. */
function standInForWorkers(count: number) {
  const names = Array.from({ length: count }, (_, index) => `cache-${index}`);
  const unregister = jest.fn().mockResolvedValue(true);
  const deleteCache = jest.fn().mockResolvedValue(true);
  Object.defineProperties(globalThis, {
    caches: { configurable: true, value: { keys: async () => names, delete: deleteCache } },
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistrations: async () => names.map(() => ({ unregister })) },
  });
  return { unregister, deleteCache };
}

// jsdom reports that it cannot reload.
let reported: jest.SpyInstance;
beforeEach(() => {
  reported = jest.spyOn(console, 'error').mockImplementation();
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(globalThis, 'caches');
});

test('removes every service worker and cache, and then loads the page again', async () => {
  const { unregister, deleteCache } = standInForWorkers(2);

  await removeServiceWorkers();

  expect(unregister).toHaveBeenCalledTimes(2);
  expect(deleteCache.mock.calls.flat()).toEqual(['cache-0', 'cache-1']);
  expect(reported).toHaveBeenCalledTimes(1);
  expect(String(reported.mock.calls)).toContain('Not implemented: navigation');
});

test('does not load the page again if there was no service worker', async () => {
  standInForWorkers(0);

  await removeServiceWorkers();

  expect(reported).not.toHaveBeenCalled();
});

test('is a script that works on its own', async () => {
  const { deleteCache } = standInForWorkers(1);
  const { container } = render(<RemoveServiceWorkers />);

  // Evaluated in the page, the text sees no module.
  await window.eval(container.querySelector('script')?.text ?? '');

  expect(deleteCache).toHaveBeenCalledWith('cache-0');
});
