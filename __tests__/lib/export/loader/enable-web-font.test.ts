import { enableWebFont } from '@/lib/export/loader/enable-web-font';

const isEnabled = () => document.documentElement.hasAttribute('data-display-face');

function setServiceWorker(read: () => unknown): void {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, get: read });
}

/** jsdom reports no paint, so the load event takes its place. */
function paint(): void {
  window.dispatchEvent(new Event('load'));
}

beforeEach(() => {
  document.documentElement.removeAttribute('data-display-face');
  setServiceWorker(() => ({ controller: null }));
});

test('the web font is enabled after the first paint for a new visitor', () => {
  enableWebFont();
  expect(isEnabled()).toBe(false);

  paint();
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
])('the web font is enabled after the first paint in a browser that %s', (_, read) => {
  setServiceWorker(read);
  enableWebFont();
  expect(isEnabled()).toBe(false);

  paint();
  expect(isEnabled()).toBe(true);
});

test('the web font stays disabled for a visitor who saves data', () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  setServiceWorker(() => ({ controller: {} }));
  enableWebFont();
  Reflect.deleteProperty(navigator, 'connection');

  expect(isEnabled()).toBe(false);
});
