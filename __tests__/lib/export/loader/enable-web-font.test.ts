import { enableWebFont } from '@/lib/export/loader/enable-web-font';

const isIn = () => document.documentElement.hasAttribute('data-display-face');

function inCharge(worker: () => unknown): void {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, get: worker });
}

/** This document tells of no paint: its load stands for it. */
function paint(): void {
  window.dispatchEvent(new Event('load'));
}

beforeEach(() => {
  document.documentElement.removeAttribute('data-display-face');
  inCharge(() => ({ controller: null }));
});

test('a new visitor gets the display face after the first paint', () => {
  enableWebFont();
  expect(isIn()).toBe(false);

  paint();
  expect(isIn()).toBe(true);
});

test('who was here before gets it at once', () => {
  inCharge(() => ({ controller: {} }));
  enableWebFont();

  expect(isIn()).toBe(true);
});

test.each<[string, () => unknown]>([
  ['has no workers', () => undefined],
  [
    'refuses to tell of them',
    () => {
      throw new DOMException('no', 'SecurityError');
    },
  ],
])('a browser that %s gets it after the first paint too', (_, worker) => {
  inCharge(worker);
  enableWebFont();
  expect(isIn()).toBe(false);

  paint();
  expect(isIn()).toBe(true);
});
