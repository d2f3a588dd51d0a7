import { enableWebFont } from '@/lib/kit/page-scripts/enable-web-font';

/** jsdom paints nothing. This tells the page of its first paint, which may have been before. */
let paint: () => void;
const observe = jest.fn();
const disconnect = jest.fn();
class PaintObserver {
  observe = observe;
  disconnect = disconnect;
  constructor(callback: () => void) {
    paint = callback;
  }
}
Object.assign(window, { PerformanceObserver: PaintObserver });

const isEnabled = () => document.documentElement.hasAttribute('data-display-font');

function setServiceWorker(get: () => unknown): void {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, get });
}

/** jsdom has no fonts. This one is there when the test says so. */
let font: Promise<void>;
let resolve: () => void;
let reject: (error: Error) => void;
const load = jest.fn(() => font);

beforeEach(() => {
  font = new Promise((...settle) => ([resolve, reject] = settle));
  jest.clearAllMocks();
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
  document.body.textContent = 'Loans';
  document.documentElement.removeAttribute('data-display-font');
});

const NO_CONTROLLER = () => ({ controller: null });

test.each<[string, () => unknown, () => void]>([
  ['when it is there', NO_CONTROLLER, () => resolve()],
  // Other parts of the font may have loaded.
  ['if a part of it fails', NO_CONTROLLER, () => reject(new DOMException('no', 'NetworkError'))],
  ['in a browser that has no workers', () => undefined, () => resolve()],
])(
  'for a new visitor, the web font is requested after the first paint and enabled %s',
  async (_, readWorker, settle) => {
    setServiceWorker(readWorker);
    enableWebFont();
    expect(observe).toHaveBeenCalledWith({ type: 'paint', buffered: true });
    expect(load).not.toHaveBeenCalled();

    paint();
    expect(disconnect).toHaveBeenCalledTimes(1);
    expect(load).toHaveBeenCalledWith(expect.stringContaining('Display'), 'Loans');
    expect(isEnabled()).toBe(false);

    settle();
    await Promise.allSettled([font]);
    expect(isEnabled()).toBe(true);
  },
);

test('the web font is requested in a browser that refuses access to workers', () => {
  setServiceWorker(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(enableWebFont).toThrow('no');
  paint();

  expect(load).toHaveBeenCalled();
});

test('the web font is enabled at once for a visitor who has been here before', () => {
  setServiceWorker(() => ({ controller: {} }));
  enableWebFont();

  expect(isEnabled()).toBe(true);
});

test('the web font stays disabled for a visitor who saves data', () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  setServiceWorker(() => ({ controller: {} }));
  enableWebFont();
  Reflect.deleteProperty(navigator, 'connection');

  expect(isEnabled()).toBe(false);
});
