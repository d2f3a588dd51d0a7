export {};

/** The store as a page that has just been opened has it. */
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

test('asks for /site-config.js with the first that wants to hear of it, and once', async () => {
  const { subscribeToSiteConfig } = await open();
  expect(script()).toBeNull();

  subscribeToSiteConfig(() => {});
  subscribeToSiteConfig(() => {});

  expect([...document.scripts].map((element) => element.getAttribute('src'))).toEqual([
    '/site-config.js',
  ]);
});

test('tells all who listen when it has come, and nobody who no longer does', async () => {
  const { subscribeToSiteConfig, siteConfigSnapshot } = await open();
  const heard: string[] = [];
  subscribeToSiteConfig(() => heard.push(`one: ${siteConfigSnapshot().name}`));
  subscribeToSiteConfig(() => heard.push('other'))();

  loads({ comName: 'Renamed' });

  expect(heard).toEqual(['one: Renamed']);
});

test('takes what was asked for before it: no second request, and what it has brought since the first reading', async () => {
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

test('reads the window once a load, so that one answer holds', async () => {
  const { siteConfigSnapshot } = await open();
  Object.assign(window, { siteConfig: { comName: 'First' } });
  const first = siteConfigSnapshot();
  Object.assign(window, { siteConfig: { comName: 'Second' } });

  expect(siteConfigSnapshot()).toBe(first);
});
