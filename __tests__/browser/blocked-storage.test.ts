import { setUpBrowser } from './setup/open-page';
import { CONFIGURED_SITE } from './setup/representative-sites';
import { visitEverySection } from './setup/whole-visit';

const open = setUpBrowser();

test(`the page of ${CONFIGURED_SITE.name} works if storage and workers are blocked`, async () => {
  const { page, faults } = await open(CONFIGURED_SITE.name, {
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

  await visitEverySection(page, CONFIGURED_SITE);
  expect(faults).toEqual([]);
});
