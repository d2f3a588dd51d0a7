import { render } from '@testing-library/react';
import { OfflineCache } from '@/components/offline-cache';

interface StandIns {
  register?: () => Promise<unknown>;
  active?: { postMessage: (message: unknown) => void } | null;
}

/** jsdom has neither service workers nor resource timing. */
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

test('registers the worker when the page is idle', () => {
  const { registered } = standIn({});
  let whenIdle = () => {};
  Object.assign(window, { requestIdleCallback: (callback: () => void) => (whenIdle = callback) });

  render(<OfflineCache enabled />);
  expect(registered).not.toHaveBeenCalled();

  whenIdle();
  expect(registered).toHaveBeenCalledWith('/sw.js');
});

test('registers the worker after a delay in browsers without requestIdleCallback', async () => {
  const { registered } = standIn({});

  render(<OfflineCache enabled />);
  await jest.runAllTimersAsync();

  expect(registered).toHaveBeenCalledWith('/sw.js');
});

test('sends the worker the URLs that the page has loaded, including earlier ones', async () => {
  const postMessage = jest.fn();
  const { loads, observed } = standIn({ active: { postMessage } });
  render(<OfflineCache enabled />);
  await jest.runAllTimersAsync();

  loads[0]?.(['/art/a.avif', '/art/b.avif']);

  expect(observed).toEqual([{ type: 'resource', buffered: true }]);
  expect(postMessage).toHaveBeenCalledWith({
    type: 'CACHE_URLS',
    payload: { urlsToCache: ['/art/a.avif', '/art/b.avif'] },
  });
});

test('sends nothing to a worker that was removed', async () => {
  const { loads } = standIn({ active: null });
  render(<OfflineCache enabled />);
  await jest.runAllTimersAsync();

  expect(() => loads[0]?.(['/art/a.avif'])).not.toThrow();
});

test('ignores a failed registration (PRODUCT rule 28)', async () => {
  const { loads } = standIn({ register: () => Promise.reject(new Error('storage is full')) });

  render(<OfflineCache enabled />);
  await jest.runAllTimersAsync();

  expect(loads).toEqual([]);
});

test('registers no worker if the offline cache is off', async () => {
  const { registered } = standIn({});

  render(<OfflineCache enabled={false} />);
  await jest.runAllTimersAsync();

  expect(registered).not.toHaveBeenCalled();
});
