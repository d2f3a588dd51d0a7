import { render } from '@testing-library/react';
import { OfflineCache } from '@/components/offline-cache';

interface StandIns {
  register?: () => Promise<unknown>;
  active?: { postMessage: (message: unknown) => void } | null;
}

/** jsdom has neither workers nor a record of what a page loads. */
function standIn({ register = async () => undefined, active = null }: StandIns) {
  const registered = jest.fn(register);
  const loads: ((names: string[]) => void)[] = [];
  const observed: unknown[] = [];
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register: registered, ready: Promise.resolve({ active }) },
  });
  Object.assign(window, {
    PerformanceObserver: class {
      constructor(seen: (list: { getEntries: () => { name: string }[] }) => void) {
        loads.push((names) => seen({ getEntries: () => names.map((name) => ({ name })) }));
      }
      observe(options: unknown) {
        observed.push(options);
      }
    },
  });
  return { registered, loads, observed };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

test('the worker is registered once the page is idle', () => {
  const { registered } = standIn({});
  let whenIdle = () => {};
  Object.assign(window, { requestIdleCallback: (callback: () => void) => (whenIdle = callback) });

  render(<OfflineCache wanted />);
  expect(registered).not.toHaveBeenCalled();

  whenIdle();
  expect(registered).toHaveBeenCalledWith('/sw.js');
});

test('the worker is registered soon where the browser does not say when it is idle', async () => {
  const { registered } = standIn({});

  render(<OfflineCache wanted />);
  await jest.runAllTimersAsync();

  expect(registered).toHaveBeenCalledWith('/sw.js');
});

test('the worker is told of what the page has loaded, also before it was there', async () => {
  const postMessage = jest.fn();
  const { loads, observed } = standIn({ active: { postMessage } });
  render(<OfflineCache wanted />);
  await jest.runAllTimersAsync();

  loads[0]?.(['/art/a.avif', '/art/b.avif']);

  expect(observed).toEqual([{ type: 'resource', buffered: true }]);
  expect(postMessage).toHaveBeenCalledWith({
    type: 'CACHE_URLS',
    payload: { urlsToCache: ['/art/a.avif', '/art/b.avif'] },
  });
});

test('a worker that is gone again is told nothing', async () => {
  const { loads } = standIn({ active: null });
  render(<OfflineCache wanted />);
  await jest.runAllTimersAsync();

  expect(() => loads[0]?.(['/art/a.avif'])).not.toThrow();
});

test('a worker that is refused is no fault of the page', async () => {
  const { loads } = standIn({ register: () => Promise.reject(new Error('storage is full')) });

  render(<OfflineCache wanted />);
  await jest.runAllTimersAsync();

  expect(loads).toEqual([]);
});

test('no worker is registered where the offline cache is switched off', async () => {
  const { registered } = standIn({});

  render(<OfflineCache wanted={false} />);
  await jest.runAllTimersAsync();

  expect(registered).not.toHaveBeenCalled();
});
