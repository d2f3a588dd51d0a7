import { afterFirstPaint } from '@/lib/browser/page/after-first-paint';

test('acts once, after a first paint that comes later or was there before', () => {
  let paint = () => {};
  const observe = jest.fn();
  const disconnect = jest.fn();
  class Observer {
    observe = observe;
    disconnect = disconnect;
    constructor(callback: () => void) {
      paint = callback;
    }
  }
  Object.assign(window, { PerformanceObserver: Observer });
  const act = jest.fn();

  afterFirstPaint(act);
  expect(act).not.toHaveBeenCalled();
  expect(observe).toHaveBeenCalledWith({ type: 'paint', buffered: true });

  paint();
  expect(act).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalledTimes(1);
});
