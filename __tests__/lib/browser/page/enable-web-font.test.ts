import { enableWebFont } from '@/lib/browser/page/enable-web-font';

let mockPaint = () => {};
jest.mock('@/lib/browser/page/after-first-paint', () => ({
  afterFirstPaint: (act: () => void) => (mockPaint = act),
}));

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
  load.mockClear();
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
    expect(load).not.toHaveBeenCalled();

    mockPaint();
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
  mockPaint();

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
