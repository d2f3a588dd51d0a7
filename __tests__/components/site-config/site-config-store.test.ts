export {};

/** A new store, as in a page that was just opened. */
function open() {
  jest.resetModules();
  return import('@/components/site-config/site-config-store');
}

const script = () => document.querySelector('script');
const loads = (siteConfig: unknown) => {
  Object.assign(window, { siteConfig });
  script()?.dispatchEvent(new Event('load'));
};

afterEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(window, 'siteConfig');
});

test('loads /site-config.js once, for the first subscriber', async () => {
  const { subscribeToSiteConfig } = await open();
  expect(script()).toBeNull();

  subscribeToSiteConfig(() => {});
  subscribeToSiteConfig(() => {});

  expect([...document.scripts].map((element) => element.getAttribute('src'))).toEqual([
    '/site-config.js',
  ]);
});

test('notifies all subscribers after the load, but none that unsubscribed', async () => {
  const { subscribeToSiteConfig, siteConfigSnapshot } = await open();
  const heard: string[] = [];
  subscribeToSiteConfig(() => heard.push(`one: ${siteConfigSnapshot().name}`));
  subscribeToSiteConfig(() => heard.push('other'))();

  loads({ comName: 'Renamed' });

  expect(heard).toEqual(['one: Renamed']);
});

test('uses an earlier request of the loader instead of a second one', async () => {
  const { subscribeToSiteConfig, siteConfigSnapshot } = await open();
  const asked = document.createElement('script');
  asked.setAttribute('src', '/site-config.js');
  document.head.append(asked);
  expect(siteConfigSnapshot()).toEqual({});
  Object.assign(window, { siteConfig: { comName: 'Renamed' } });

  subscribeToSiteConfig(() => {});

  expect([...document.scripts]).toEqual([asked]);
  expect(siteConfigSnapshot()).toEqual({ name: 'Renamed' });
});

test('reads the window once per load, so that its values stay the same', async () => {
  const { siteConfigSnapshot } = await open();
  Object.assign(window, { siteConfig: { comName: 'First' } });
  const first = siteConfigSnapshot();
  Object.assign(window, { siteConfig: { comName: 'Second' } });

  expect(siteConfigSnapshot()).toBe(first);
});
