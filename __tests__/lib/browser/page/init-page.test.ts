import { initPage } from '@/lib/browser/page/init-page';
import { removeListenersAfterEachTest } from '../../setup/remove-window-listeners';

removeListenersAfterEachTest();

/** Opens a page with a name that the company has changed. */
async function open() {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  Object.assign(window, {
    siteConfig: { comName: 'Renamed', email: 'new@acme.example' },
    PerformanceObserver: jest.fn((report: () => void) => ({
      observe: () => queueMicrotask(report),
      disconnect: () => undefined,
    })),
  });
  document.head.innerHTML = '<title>Fees – Built</title>';
  document.body.innerHTML =
    '<bdi data-company="name">Built</bdi><bdi data-company="name">Renamed</bdi><a data-company="email">Built</a>';
  initPage(false);
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
