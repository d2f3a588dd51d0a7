import { setUpBrowser } from './setup/open-page';
import { EXAMPLE_SITE } from './setup/representative-sites';
import { smokeTest } from './setup/smoke-test';
import { expectToast } from './setup/toasts';

const open = setUpBrowser();
const { contact } = EXAMPLE_SITE.variant.messages;

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

/** Runs in the page before its own scripts, as a userscript does. */
const USERSCRIPTS: readonly (readonly [string, () => unknown])[] = [
  [
    'has a Trusted Types policy `default` of its own',
    () =>
      (
        window as { trustedTypes?: { createPolicy: (name: string, rules: object) => unknown } }
      ).trustedTypes?.createPolicy('default', { createHTML: (text: string) => text }),
  ],
  [
    'breaks what measures the size of texts',
    () => (window.getComputedStyle = () => JSON.parse('') as CSSStyleDeclaration),
  ],
  [
    'breaks what loads fonts',
    () => Object.defineProperty(document, 'fonts', { get: () => JSON.parse('') as undefined }),
  ],
  [
    'breaks what notices the first paint',
    () => (window.PerformanceObserver = undefined as unknown as typeof PerformanceObserver),
  ],
  [
    'breaks what knows the history',
    () => Object.defineProperty(window, 'navigation', { get: () => JSON.parse('') as undefined }),
  ],
];

test.each(USERSCRIPTS)(
  `the page of ${EXAMPLE_SITE.name} works for a visitor whose userscript %s`,
  async (_, userscript) => {
    const { page } = await open(EXAMPLE_SITE.name, {
      path: '/#contact',
      serviceWorkers: 'allow',
      before: (page) => page.addInitScript(userscript),
    });

    await expectToast(page, contact.incomplete, () =>
      page.getByRole('button', { name: contact.send }).click(),
    );
    await page.evaluate(() => navigator.serviceWorker.ready);
    await smokeTest(page, EXAMPLE_SITE, 'contact');
  },
);
