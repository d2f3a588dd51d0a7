import { isRenamed, loadSiteConfig } from '@/lib/export/loader/load-site-config';

const BUILT = {
  comName: 'Built',
  email: 'care@built.example',
  address: '1 Road',
  copyright: '© Built',
};

const scripts = () => [...document.querySelectorAll('script')];

afterEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(window, 'siteConfig');
});

test.each(['load', 'error'])(
  'asks for /site-config.js, and goes on after its %s',
  async (event) => {
    const loaded = loadSiteConfig();
    expect(scripts().map((script) => script.getAttribute('src'))).toEqual(['/site-config.js']);

    scripts()[0]?.dispatchEvent(new Event(event));
    await expect(loaded).resolves.toBeUndefined();
  },
);

test('does not ask for /site-config.js again', async () => {
  const asked = document.createElement('script');
  asked.setAttribute('src', '/site-config.js');
  document.head.append(asked);

  await loadSiteConfig();

  expect(scripts()).toEqual([asked]);
});

test.each([
  ['another name', { comName: 'Renamed' }, true],
  ['another address beside the built name', { comName: 'Built', address: '2 Road' }, true],
  ['what was built', BUILT, false],
  ['nothing', {}, false],
  ['what only the runtime can judge', { comName: '<b>' }, true],
  ['no object', 'Renamed', false],
])('a window that says %s', (_, siteConfig, renamed) => {
  Object.assign(window, { siteConfig });

  expect(isRenamed(BUILT)).toBe(renamed);
});

test('a window that cannot be read is for the runtime to judge', () => {
  Object.defineProperty(window, 'siteConfig', {
    configurable: true,
    get: () => {
      throw new Error('no');
    },
  });

  expect(isRenamed(BUILT)).toBe(true);
});
