const KEY = 'unanswered';

/** Runs the script, as the loader does whenever a script of the page has failed. */
async function run(): Promise<void> {
  jest.resetModules();
  await import('@/lib/browser-scripts/version-skew/reload-outdated-page');
  await new Promise((resolve) => setTimeout(resolve));
}

// Browsers go on with the old page until the new one comes. jsdom does not reload at all.
test('a second run while the page reloads leaves the saved state for the new page', async () => {
  // jsdom reports that it cannot reload.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML =
    '<script data-runtime="/old.js sha256-a"></script><input value="Asha"><button data-clicked="click">Send</button>';
  const text = async () => '<link href="/manifest.webmanifest"><script data-runtime="/new.js">';
  window.fetch = jest.fn(async () => ({ text })) as unknown as typeof fetch;

  await run();
  const saved = sessionStorage.getItem(KEY);
  expect(JSON.parse(saved ?? '')).toMatchObject({
    reloads: 1,
    controls: [{ text: 'Asha' }, { clicked: true }],
  });

  await run();
  expect(sessionStorage.getItem(KEY)).toBe(saved);
});

test.each([
  ['reloads if the newest version names another script in one place', '/new.js', true],
  ['does not reload if the newest version names the same scripts', '/swiper.js', false],
])('%s', async (_, swiper, isOutdated) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.assign(window, { recovering: false, reloads: 0 });
  sessionStorage.clear();
  document.body.innerHTML =
    '<script data-runtime="/same.js sha256-a" data-swiper="/swiper.js sha256-b"></script><button data-clicked="click">Next</button>';
  const text = async () =>
    `<link href="/manifest.webmanifest"><script data-runtime="/same.js sha256-a" data-swiper="${swiper} sha256-b">`;
  window.fetch = jest.fn(async () => ({ text })) as unknown as typeof fetch;

  await run();

  expect(sessionStorage.getItem(KEY) !== null).toBe(isOutdated);
});

// A module, so that its names are its own.
export {};
