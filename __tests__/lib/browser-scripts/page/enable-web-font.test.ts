import { enableWebFont } from '@/lib/browser-scripts/loader/enable-web-font';

const isEnabled = () => document.documentElement.hasAttribute('data-display-font');

function setServiceWorker(read: () => unknown): void {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, get: read });
}

/** jsdom reports no paint, so the load event takes its place. */
function paint(): void {
  window.dispatchEvent(new Event('load'));
}

/** jsdom has no fonts. This one is there when `resolve` or `reject` says so. */
let font: Promise<void>;
let resolve: () => void;
let reject: (error: Error) => void;
const load = jest.fn(() => font);

beforeEach(() => {
  font = new Promise((...settle) => {
    [resolve, reject] = settle;
  });
  load.mockClear();
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
  document.body.textContent = 'Loans';
  document.documentElement.removeAttribute('data-display-font');
  setServiceWorker(() => ({ controller: null }));
});

test('for a new visitor, the web font is requested after the first paint and enabled when it is there', async () => {
  enableWebFont();
  expect(load).not.toHaveBeenCalled();

  paint();
  expect(load).toHaveBeenCalledWith(expect.stringContaining('Display'), 'Loans');
  expect(isEnabled()).toBe(false);

  resolve();
  await font;
  expect(isEnabled()).toBe(true);
});

test('the fonts are enabled if one of them fails, because the others may be there', async () => {
  enableWebFont();
  paint();
  reject(new DOMException('no', 'NetworkError'));
  await Promise.allSettled([font]);

  expect(isEnabled()).toBe(true);
});

test('the web font is enabled at once for a visitor who has been here before', () => {
  setServiceWorker(() => ({ controller: {} }));
  enableWebFont();

  expect(isEnabled()).toBe(true);
});

test.each<[string, () => unknown]>([
  ['has no workers', () => undefined],
  [
    'refuses access to workers',
    () => {
      throw new DOMException('no', 'SecurityError');
    },
  ],
])('the web font is requested after the first paint in a browser that %s', (_, read) => {
  setServiceWorker(read);
  enableWebFont();
  expect(load).not.toHaveBeenCalled();

  paint();
  expect(load).toHaveBeenCalled();
});

test('the web font stays disabled for a visitor who saves data', () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  setServiceWorker(() => ({ controller: {} }));
  enableWebFont();
  Reflect.deleteProperty(navigator, 'connection');

  expect(isEnabled()).toBe(false);
});
