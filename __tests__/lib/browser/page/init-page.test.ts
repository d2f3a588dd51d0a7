import { initPage } from '@/lib/browser/page/init-page';
import { removeListenersAfterEachTest } from '../../setup/remove-window-listeners';

removeListenersAfterEachTest();

/** Opens a page with a name that the company has changed, as far as it has come. */
async function open({ readyState = 'loading', offlineCache = false } = {}) {
  Object.defineProperty(document, 'readyState', { configurable: true, value: readyState });
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  Object.assign(window, {
    siteConfig: { comName: 'Renamed', email: 'new@acme.example' },
    PerformanceObserver: jest.fn((report: (loaded: object) => void) => ({
      observe: ({ type }: { type: string }) =>
        queueMicrotask(() => report({ getEntries: () => [{ name: type }] })),
      disconnect: () => undefined,
    })),
  });
  document.head.innerHTML = '<title>Fees – Built</title>';
  document.body.innerHTML =
    '<bdi data-company="name">Built</bdi><bdi data-company="name">Renamed</bdi><a data-company="email">Built</a>';
  initPage(offlineCache);
  await Promise.resolve();
}

const names = () => [...document.querySelectorAll('bdi')].map(({ firstChild }) => firstChild);

test.each([
  ['at its end', () => window.dispatchEvent(new Event('DOMContentLoaded'))],
  [
    'when the file has come after the first paint',
    () => document.querySelector('[src$="/site-config.js"]')?.dispatchEvent(new Event('load')),
  ],
])('the name and the email in /site-config.js reach the document %s', async (_, come) => {
  await open();
  const [, same] = names();
  come();
  await Promise.resolve();

  expect(document.title).toBe('Fees – Renamed');
  expect(document.body.innerHTML).toBe(
    '<bdi data-company="name">Renamed</bdi><bdi data-company="name">Renamed</bdi><a data-company="email" href="mailto:new@acme.example">new@acme.example</a>',
  );
  // A text that the document shows already is left alone.
  expect(names()[1]).toBe(same);
});

test.each([
  ['when the page has loaded', { offlineCache: true }, [0, 1]],
  ['at once in a page that has loaded', { offlineCache: true, readyState: 'complete' }, [1, 1]],
  ['never without an offline cache', {}, [0, 0]],
])('the worker is registered %s', async (_, page, calls) => {
  const register = jest.fn(async () => new Promise(() => {}));
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register } });
  await open(page);
  const before = register.mock.calls.length;
  window.dispatchEvent(new Event('load'));

  expect([before, register.mock.calls.length]).toEqual(calls);
});

test('the worker learns what the page had loaded before', async () => {
  const sent = new Promise((postMessage) => {
    const value = { register: async () => undefined, ready: { active: { postMessage } } };
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value });
  });
  await open({ offlineCache: true, readyState: 'complete' });

  await expect(sent).resolves.toEqual(['resource']);
});
