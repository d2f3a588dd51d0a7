import { afterFirstPaint } from '@/lib/browser-scripts/loader/after-first-paint';

afterEach(() => Reflect.deleteProperty(window, 'PerformanceObserver'));

/** The part of the browser's API that the page uses. */
interface Options {
  readonly type?: string;
  readonly buffered?: boolean;
}

test.each([
  ['that comes later', false],
  ['that was there before', true],
])('acts once, with a first paint %s', (_, before) => {
  let painted = () => {};
  const disconnect = jest.fn();
  class Observer {
    disconnect = disconnect;
    constructor(private readonly callback: () => void) {}
    observe({ type, buffered }: Options) {
      if (type === 'paint' && (buffered || !before)) painted = this.callback;
    }
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
