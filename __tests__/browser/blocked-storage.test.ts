import { setUpBrowser } from './setup/open-page';
import { EXAMPLE_SITE } from './setup/representative-sites';
import { smokeTest } from './setup/smoke-test';

const open = setUpBrowser();

// Its offline cache is on, so the page tries to register a worker.
test(`the page of ${EXAMPLE_SITE.name} works if storage and workers are blocked`, async () => {
  const { page, faults } = await open(EXAMPLE_SITE.name, {
    before: (page) =>
      page.addInitScript(() => {
        const refuse = () => {
          throw new DOMException('refused', 'SecurityError');
        };
        for (const store of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
          Object.defineProperty(window, store, { get: refuse });
        }
        Object.defineProperty(navigator, 'serviceWorker', { get: refuse });
      }),
  });

  await smokeTest(page, EXAMPLE_SITE);
  expect(faults).toEqual([]);
});
