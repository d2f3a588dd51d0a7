interface StandIns {
  register?: () => Promise<unknown>;
  active?: { postMessage: (message: unknown) => void } | null;
}

const loadListeners: EventListenerOrEventListenerObject[] = [];

/**
 * Runs the loader's part in a document that has not loaded yet. jsdom has neither workers nor
 * resource timing.
 */
async function openPage({ register = async () => undefined, active = null }: StandIns = {}) {
  const registered = jest.fn(register);
  const loads: ((names: string[]) => void)[] = [];
  const observed: unknown[] = [];
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register: registered, ready: Promise.resolve({ active }) },
  });
  Object.assign(window, {
    PerformanceObserver: class {
      constructor(onLoads: (list: { getEntries: () => { name: string }[] }) => void) {
        loads.push((names) => onLoads({ getEntries: () => names.map((name) => ({ name })) }));
      }
      observe(options: unknown) {
        observed.push(options);
      }
    },
  });
  jest.resetModules();
  const { registerServiceWorker } =
    await import('@/lib/browser-scripts/loader/register-service-worker');
  registerServiceWorker();
  return { registered, loads, observed };
}

const pageLoads = () => window.dispatchEvent(new Event('load'));

beforeEach(() => {
  jest.useFakeTimers();
  const add = window.addEventListener.bind(window);
  jest.spyOn(window, 'addEventListener').mockImplementation((type: string, listener) => {
    loadListeners.push(listener);
    add(type, listener);
  });
});

afterEach(() => {
  for (const listener of loadListeners.splice(0)) window.removeEventListener('load', listener);
  jest.restoreAllMocks();
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

test('registers the worker when the page has loaded and is idle', async () => {
  let whenIdle = () => {};
  Object.assign(window, { requestIdleCallback: (callback: () => void) => (whenIdle = callback) });
  const { registered } = await openPage();

  pageLoads();
  expect(registered).not.toHaveBeenCalled();
  whenIdle();

  expect(registered).toHaveBeenCalledWith('/sw.js');
});

test('registers the worker after the load in browsers without requestIdleCallback', async () => {
  const { registered } = await openPage();
  expect(registered).not.toHaveBeenCalled();

  pageLoads();
  await jest.runAllTimersAsync();

  expect(registered).toHaveBeenCalledWith('/sw.js');
});

test('sends the worker the URLs that the page has loaded, including earlier ones', async () => {
  const postMessage = jest.fn();
  const { loads, observed } = await openPage({ active: { postMessage } });
  pageLoads();
  await jest.runAllTimersAsync();

  loads[0]?.(['/art/a.avif', '/art/b.avif']);

  expect(observed).toEqual([{ type: 'resource', buffered: true }]);
  expect(postMessage).toHaveBeenCalledWith(['/art/a.avif', '/art/b.avif']);
});

test('sends nothing to a worker that was removed', async () => {
  const { loads } = await openPage({ active: null });
  pageLoads();
  await jest.runAllTimersAsync();

  expect(() => loads[0]?.(['/art/a.avif'])).not.toThrow();
});

test('ignores a failed registration (PRODUCT rule 28)', async () => {
  const { loads } = await openPage({ register: () => Promise.reject(new Error('no storage')) });
  pageLoads();
  await jest.runAllTimersAsync();

  expect(loads).toEqual([]);
});

export {};
