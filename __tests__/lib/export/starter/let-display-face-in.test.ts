import { letDisplayFaceIn } from '@/lib/export/starter/let-display-face-in';

const style = () => document.querySelector('style') as HTMLStyleElement;

let painted: () => void;

beforeEach(() => {
  document.head.innerHTML = '<style data-display-face="" media="not all"></style>';
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller: null } });
  class Observer {
    constructor(callback: () => void) {
      painted = callback;
    }
    observe() {}
  }
  Object.assign(window, { PerformanceObserver: Observer });
});

test('a new visitor gets the display face after the first paint', () => {
  letDisplayFaceIn();
  expect(style().media).toBe('not all');

  painted();
  expect(style().hasAttribute('media')).toBe(false);
});

test('who was here before gets it at once', () => {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller: {} } });
  letDisplayFaceIn();

  expect(style().hasAttribute('media')).toBe(false);
});

test.each<[string, () => unknown]>([
  ['does not tell of its paints', () => Object.assign(window, { PerformanceObserver: undefined })],
  [
    'refuses to say who is in charge of the page',
    () =>
      Object.defineProperty(navigator, 'serviceWorker', {
        configurable: true,
        get: () => {
          throw new DOMException('no', 'SecurityError');
        },
      }),
  ],
])('a browser that %s gets it at once', (_, make) => {
  make();
  letDisplayFaceIn();

  expect(style().hasAttribute('media')).toBe(false);
});

test('a page without the face is left alone', () => {
  document.head.innerHTML = '';
  letDisplayFaceIn();

  expect(painted).not.toThrow();
});
