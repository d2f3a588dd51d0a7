import { afterFirstPaint } from '@/lib/browser-scripts/loader/after-first-paint';

afterEach(() => Reflect.deleteProperty(window, 'PerformanceObserver'));

test('acts once, with the first paint', () => {
  let painted = () => {};
  const disconnect = jest.fn();
  class Observer {
    disconnect = disconnect;
    constructor(callback: () => void) {
      painted = callback;
    }
    observe() {}
  }
  Object.assign(window, { PerformanceObserver: Observer });
  const act = jest.fn();

  afterFirstPaint(act);
  window.dispatchEvent(new Event('load'));
  expect(act).not.toHaveBeenCalled();

  painted();
  expect(act).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalledTimes(1);
});

test('acts after the load where a browser does not tell of its paints', () => {
  const act = jest.fn();
  afterFirstPaint(act);
  expect(act).not.toHaveBeenCalled();

  window.dispatchEvent(new Event('load'));
  expect(act).toHaveBeenCalledTimes(1);
});
